import { addCount, addCounts, type Counts, type KindCounts, noCounts } from './Counts.ts';

/** Counts with many codes by group, packed. */
export type KeptFine = Readonly<Record<string, string>>;

/** Codes in order, each as its distance to the one before, and how many if that is not one: `1090 3x2` for 1090 and twice 1093. */
export function packedFine({ many }: KindCounts): string {
  let before = 0;
  return [...many]
    .filter(([, n]) => n !== 0)
    .toSorted(([one], [other]) => one - other)
    .map(([code, n]) => {
      const distance = code - before;
      before = code;
      return n === 1 ? String(distance) : `${distance}x${n}`;
    })
    .join(' ');
}

/** Adds what was packed. */
export function addFine(counts: KindCounts, packed: string): void {
  if (packed === '') return;
  let code = 0;
  for (const each of packed.split(' ')) {
    const [distance, n = '1'] = each.split('x');
    code += Number(distance);
    addCount(counts, code, Number(n));
  }
}

/** What was packed with more of it. */
export function moreFine(packed: string, more: KindCounts): string {
  const sum = noCounts();
  addFine(sum, packed);
  addCounts(sum, more);
  return packedFine(sum);
}

/** The same by group, as JSON. */
export function moreFineText(kept: KeptFine, more: Counts): string {
  const all = new Map(Object.entries(kept));
  for (const [key, own] of more) all.set(key, moreFine(all.get(key) ?? '', own));
  return JSON.stringify(Object.fromEntries([...all].filter(([, packed]) => packed !== '')));
}
