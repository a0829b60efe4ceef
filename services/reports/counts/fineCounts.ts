import { addCount, addCounts, type Counts, type KindCounts, noCounts } from './Counts.ts';

/** Counts with many codes by group, packed. */
export type KeptFine = Readonly<Record<string, string>>;

/** Whether a code is kept so; all are of which there are many. */
const isMany = (_code: number): boolean => true;

/** Codes in order, each as its distance to the one before, and how many if that is not one: `1090 3x2` for 1090 and twice 1093. */
export function packedFine({ many }: KindCounts, isFine = isMany): string {
  let before = 0;
  return [...many]
    .filter(([code, n]) => n !== 0 && isFine(code))
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

/** Goes through what was packed, by its characters: there are millions of them in a year. */
export function eachFine(packed: string, work: (code: number, n: number) => void): void {
  if (packed === '') return;
  let [code, distance, number, sign] = [0, -1, 0, 1];
  for (let at = 0; at <= packed.length; at += 1) {
    const character = at === packed.length ? space : packed.charCodeAt(at);
    if (character === space) {
      code += distance < 0 ? number : distance;
      work(code, distance < 0 ? 1 : sign * number);
      distance = -1;
      number = 0;
      sign = 1;
    } else if (character === times) {
      distance = number;
      number = 0;
    } else if (character === minus) sign = -1;
    else number = 10 * number + character - zero;
  }
}

/** Adds what was packed. */
export const addFine = (counts: KindCounts, packed: string): void =>
  eachFine(packed, (code, n) => addCount(counts, code, n));

/** What was packed with more of it. */
export function moreFine(packed: string, more: KindCounts, isFine = isMany): string {
  const sum = noCounts();
  addFine(sum, packed);
  addCounts(sum, more);
  return packedFine(sum, isFine);
}

/** The same by group, as JSON. */
export function moreFineText(kept: KeptFine, more: Counts, isFine = isMany): string {
  const all = new Map(Object.entries(kept));
  for (const [key, own] of more) all.set(key, moreFine(all.get(key) ?? '', own, isFine));
  return JSON.stringify(Object.fromEntries([...all].filter(([, packed]) => packed !== '')));
}
