/** Chosen words by their labels. One that begins with its word, such as `C: over 3.5 t`, is shortened to it. */
export const choicesText = (chosen: string, labels: Readonly<Record<string, string>>): string =>
  chosen
    .split(' ')
    .filter(Boolean)
    .map((word) => (labels[word]?.startsWith(`${word}:`) ? word : (labels[word] ?? word)))
    .join(', ');
