/** A text of one line in lines of so many letters at most, broken between words; a longer word is broken itself. */
export const brokenAtWords = (text: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
      continue;
    }
    for (let at = 0; at === 0 || at < word.length; at += letters) lines.push(word.slice(at, at + letters));
  }
  return lines;
};
