const separators = ['\t', ';', ','] as const;

/** The cell separator of a text, guessed from its first non-empty line; undefined if there is none. */
export const separatorOf = (text: string): string | undefined => {
  const plain = text.trimStart().replaceAll(/"[^"]*"/g, '');
  const [first = ''] = plain.split(/[\r\n]/, 1);
  return separators.find((separator) => first.includes(separator));
};
