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

/** Codes of the characters that are packed. */
const [space, times, minus, zero] = [32, 120, 45, 48] as const;

const same = (code: number): number => code;

/**
 * Adds what was packed, each code as `codeOf` calls it and none where that is undefined. Goes through its characters: there are millions of
 * them in a year.
 */
export function addFine(counts: KindCounts, packed: string, codeOf: (code: number) => number | undefined = same): void {
  if (packed === '') return;
  let [code, distance, number, sign] = [0, -1, 0, 1];
  const next = (): void => {
    code += distance < 0 ? number : distance;
    const as = codeOf(code);
    if (as !== undefined) addCount(counts, as, distance < 0 ? 1 : sign * number);
    [distance, number, sign] = [-1, 0, 1];
  };
  for (let at = 0; at < packed.length; at += 1) {
    const character = packed.charCodeAt(at);
    if (character === space) next();
    else if (character === times) [distance, number] = [number, 0];
    else if (character === minus) sign = -1;
    else number = 10 * number + character - zero;
  }
  next();
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
