/** A sum such as "4 + 1 = 5" stays in one line, wherever a text is broken. */
export function unbroken(text: string): string {
  return text.replace(/\d+(?: [+×·=] \d+)+/g, (sum) => sum.replaceAll(" ", "\u00a0"));
}
