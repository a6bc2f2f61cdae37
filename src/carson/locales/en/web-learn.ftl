# The lessons of the browser: the list, and what stands beside the table.

web-learn = Learn to play
    .about = Ten short lessons for each game. You learn by doing, two minutes each.
web-learn-progress = { $done } of { $all } done
web-learn-done = done
web-learn-number = Lesson { $number } of { $all }
web-learn-all = All lessons
web-learn-again = Start over
web-learn-next = Next lesson
web-learn-play = Now play a game
web-learn-met = Well done!
web-learn-missed = Not quite.
web-learn-goal = Your task
