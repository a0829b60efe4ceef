import { kindsEnd } from './punctuality.ts';

/** How many stops there are of each kind, by its code: of the few that most are of, and of others. */
export interface KindCounts {
  readonly few: Int32Array;
  readonly many: Map<number, number>;
}

/** The same by a key such as a day or a lane. */
export type Counts = Map<string, KindCounts>;

/** The same as it is kept: a code, how many, the next code … */
export type KeptCounts = Readonly<Record<string, readonly number[]>>;

export const noCounts = (): KindCounts => ({ few: new Int32Array(kindsEnd), many: new Map() });

/** Those of a key, to be added to. */
export function countsOf(counts: Counts, key: string): KindCounts {
  const found = counts.get(key);
  if (found) return found;
  const own = noCounts();
  counts.set(key, own);
  return own;
}

/** Counts `n` more of a kind, or fewer. */
export function addCount(counts: KindCounts, code: number, n: number): void {
  const { few, many } = counts;
  if (code < kindsEnd) few[code] = (few[code] ?? 0) + n;
  else many.set(code, (many.get(code) ?? 0) + n);
}

/** Adds other counts. */
export function addCounts(counts: KindCounts, others: KindCounts): void {
  eachKind(others, (code, n) => addCount(counts, code, n));
}

/** Goes through a code, how many, the next code … */
export function eachPair(pairs: readonly number[], work: (code: number, n: number) => void): void {
  for (let at = 0; at < pairs.length; at += 2) work(pairs[at] ?? 0, pairs[at + 1] ?? 0);
}

/** Adds them so many times. */
export function addPairs(counts: KindCounts, pairs: readonly number[], times = 1): void {
  eachPair(pairs, (code, n) => addCount(counts, code, n * times));
}

/** Adds what is kept, or subtracts it. */
export function addKept(counts: Counts, kept: KeptCounts, sign: 1 | -1 = 1): void {
  for (const [key, pairs] of Object.entries(kept)) addPairs(countsOf(counts, key), pairs, sign);
}

/** Goes through the kinds there are any of. */
export function eachKind(counts: KindCounts, work: (code: number, n: number) => void): void {
  const { few, many } = counts;
  for (let code = 0; code < kindsEnd; code += 1) {
    const n = few[code] ?? 0;
    if (n !== 0) work(code, n);
  }
  for (const [code, n] of many) if (n !== 0) work(code, n);
}

const isZero = (n: number): boolean => n === 0;

/** Whether every count is zero, as after subtracting what was added. */
export const isEmpty = ({ few, many }: KindCounts): boolean => few.every(isZero) && [...many.values()].every(isZero);

/** As JSON, without what there is none of any more, and without codes that are kept apart. */
export function keptText(counts: Counts, isApart: (code: number) => boolean = () => false): string {
  const kept: [string, number[]][] = [];
  for (const [key, own] of counts) {
    const pairs: number[] = [];
    eachKind(own, (code, n) => {
      if (!isApart(code)) pairs.push(code, n);
    });
    if (pairs.length > 0) kept.push([key, pairs]);
  }
  return JSON.stringify(Object.fromEntries(kept));
}
