const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a word that is too long for a line wherever it must be cut. Never loses a letter. */
const cutWord = (word: string, isRoom: (text: string) => boolean): readonly string[] => {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of segmenter.segment(word)) {
    if (part !== '' && !isRoom(part + segment)) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
};

/** Breaks a text into lines for which there is room, at spaces, and within words that are longer than a line. */
export const wrapText = (text: string, isRoom: (text: string) => boolean): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \t]+/u).filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (isRoom(longer)) {
      line = longer;
    } else {
      if (line !== '') lines.push(line);
      const parts = cutWord(word, isRoom);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
  }
  return line === '' ? lines : [...lines, line];
};
