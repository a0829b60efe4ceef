/** Number of list items in a draft, from the highest index in the paths below `path`. */
export const itemsIn = (draft: Readonly<Record<string, string>>, path: string): number => {
  const indexes = Object.keys(draft).flatMap((key) => {
    if (!key.startsWith(`${path}.`)) return [];
    const index = Number(key.slice(path.length + 1).split('.', 1)[0]);
    return Number.isInteger(index) && index >= 0 ? [index] : [];
  });
  return indexes.length === 0 ? 0 : Math.max(...indexes) + 1;
};
