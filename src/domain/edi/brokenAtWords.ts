/** How many letters a text has where it is written. */
type Width = (text: string) => number;

const lengthOf: Width = (text) => text.length;

/** A word in pieces that are no wider than a line. */
const piecesOf = (word: string, letters: number, widthOf: Width): readonly string[] => {
  const pieces = [''];
  let width = 0;
  for (const letter of word) {
    const own = widthOf(letter);
    if (width > 0 && width + own > letters) {
      pieces.push('');
      width = 0;
    }
    pieces[pieces.length - 1] += letter;
    width += own;
  }
  return pieces;
};

/** A text of one line in lines of so many letters at most, broken between words; a longer word is broken itself. */
export const brokenAtWords = (text: string, letters: number, widthOf: Width = lengthOf): readonly string[] => {
  const lines: string[] = [];
  let width = 0;
  for (const word of text.split(' ')) {
    const own = widthOf(word);
    if (lines.length > 0 && width + 1 + own <= letters) {
      lines[lines.length - 1] += ` ${word}`;
      width += 1 + own;
    } else {
      const pieces = piecesOf(word, letters, widthOf);
      lines.push(...pieces);
      width = widthOf(pieces.at(-1) ?? '');
    }
  }
  return lines;
};
