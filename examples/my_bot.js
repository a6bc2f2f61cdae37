// A bot in JavaScript, for `--bots "cmd:node examples/my_bot.js"`: a line of JSON comes in, a line goes out (docs/engine.md).

const { createInterface } = require("node:readline");

const SHUNNED = ["pass", "decline", "keep", "wait"]; // the first words of choices that bring nothing

/** YOUR IDEA GOES HERE. `asked.view` is all that your seat may know; one of `asked.choices` is the answer. */
function choose(asked) {
  const better = asked.choices.filter((choice) => !SHUNNED.includes(choice.split(" ")[0]));
  const open = better.length ? better : asked.choices;
  return open[(Number(asked.seed.slice(-6)) + 7 * asked.id) % open.length]; // the same game again gives the same choices
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "choose") console.log(JSON.stringify({ id: message.id, choice: choose(message) }));
  if (message.type === "lost") console.error(`I lost turn ${message.id}: ${message.why} ${message.detail}`);
});
