const separators = ['\t', ';', ','] as const;

/** What separates the cells of a text, judged by its first line that holds something; undefined when nothing does. */
export const separatorOf = (text: string): string | undefined => {
  const plain = text.trimStart().replaceAll(/"[^"]*"/g, '');
  const [first = ''] = plain.split(/[\r\n]/, 1);
  return separators.find((separator) => first.includes(separator));
};
