### The settings of a server: what is wrong with a variable of the environment, and what would be right.

refusal-setting-whole-number = { $variable } kan niet “{ $text }” zijn: het moet een geheel getal van { $least } tot { NUMBER($most, useGrouping: 0) } zijn.
refusal-setting-number = { $variable } kan niet “{ $text }” zijn: het moet een getal van 0 tot { NUMBER($most, useGrouping: 0) } zijn.
refusal-setting-word = { $variable } kan niet “{ $text }” zijn: het moet een van deze zijn: { $known }.
refusal-setting-origin = { $variable } kan “{ $text }” niet bevatten: het zijn adressen van sites zoals https://games.example.org, zonder pad en met komma's ertussen.
refusal-setting-address = { $variable } kan “{ $text }” niet bevatten: het zijn numerieke adressen of netwerken zoals 10.0.0.0/8, met komma's ertussen.
refusal-setting-program = { $variable } kan “{ $text }” niet hebben: het neemt een naam die geen bot heeft en een opdracht die uit te voeren is, zoals pete=/opt/bots/pete, met komma's ertussen.
refusal-setting-short-token = { $variable } is te kort: het moeten minstens { $least } tekens zijn die niemand kan raden.
refusal-setting-unknown = Er is geen instelling { $variable }: de instellingen zijn { $known }.
