const separators = ['\t', ';', ','] as const;

/** What separates the cells of a text, judged by its first line that holds something; undefined when nothing does. */
export const separatorOf = (text: string): string | undefined => {
  const first = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const plain = first.replaceAll(/"[^"]*"/g, '');
  return separators.find((separator) => plain.includes(separator));
};
