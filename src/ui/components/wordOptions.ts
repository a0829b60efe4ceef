/** Select options from values and their labels. */
export const wordOptions = (
  words: Readonly<Record<string, string>>,
): readonly { readonly value: string; readonly label: string }[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
