/** The first two letters of a name or word; of a name of one letter, the letter and the bar behind it. */
export const blockOf = (folded: string): string => `${folded}|`.slice(0, 2);

/** Lines of `townLine` by how a name in them, or a word of it, begins. They keep their order in each block. */
export function townBlocks(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const blocks = new Map<string, string[]>();
  for (const line of lines) {
    const names = line.slice(1, line.indexOf('|\t')).split('|');
    const words = names.flatMap((name) => name.split(' ').slice(1)).filter(({ length }) => length > 1);
    for (const block of new Set([...names, ...words].map(blockOf))) {
      const there = blocks.get(block);
      if (there) there.push(line);
      else blocks.set(block, [line]);
    }
  }
  return blocks;
}
