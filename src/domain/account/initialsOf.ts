/** Initials of the first two words of a name, in capitals. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([first = '']) => first)
    .join('')
    .toUpperCase();
