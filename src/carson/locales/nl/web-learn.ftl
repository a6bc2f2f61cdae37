# The lessons of the browser: the list, and what stands beside the table.

web-learn = Leren spelen
    .about = Tien korte lessen voor elk spel. Je leert door te doen, twee minuten per les.
web-learn-progress = { $done } van { $all } gedaan
web-learn-done = gedaan
web-learn-number = Les { $number } van { $all }
web-learn-all = Alle lessen
web-learn-again = Opnieuw
web-learn-next = Volgende les
web-learn-play = Speel nu een spel
web-learn-met = Goed gedaan!
web-learn-missed = Net niet.
web-learn-goal = Je opdracht
