/** How many cases there are of each kind, a code of their report, by a key such as a day or a lane. */
export type Counts = Map<string, Map<number, number>>;

/** The same as it is kept. */
export type KeptCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Counts `n` more of a kind, or fewer. */
export function addCount(counts: Counts, key: string, code: number, n: number): void {
  const own = counts.get(key) ?? new Map<number, number>();
  own.set(code, (own.get(code) ?? 0) + n);
  counts.set(key, own);
}

/** Adds what is kept. */
export function addKept(counts: Counts, kept: KeptCounts): void {
  for (const [key, own] of Object.entries(kept)) {
    for (const [code, n] of Object.entries(own)) addCount(counts, key, Number(code), n);
  }
}

/** As JSON, without what there is none of any more. */
export function keptText(counts: Counts): string {
  const kept = [...counts].flatMap(([key, own]) => {
    const some = [...own].filter(([, n]) => n !== 0);
    return some.length === 0 ? [] : [[key, Object.fromEntries(some)] as const];
  });
  return JSON.stringify(Object.fromEntries(kept));
}
