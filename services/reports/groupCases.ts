import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import type { ReportAsked, Split } from './ReportAsked.ts';
import type { ReportKind } from './ReportKind.ts';

const idsOf: Readonly<Record<Split, (each: Case) => string>> = {
  party: ({ partyId }) => partyId,
  lane: ({ lane }) => lane,
  place: ({ place }) => place,
  vehicle: ({ reference }) => reference,
};

export interface Grouped<Each> {
  readonly idOf: (each: Each) => string;
  /** How many groups stand together in one, by its id. */
  readonly folded: ReadonlyMap<string, number>;
}

const other = (apart: string): string => `other ${apart}`;

/** How cases are grouped; groups with too few cases stand together if the report folds them. */
export async function groupCases<Each extends Case>(
  { folds, isCounted }: ReportKind<Each>,
  cases: readonly Each[],
  asked: ReportAsked,
): Promise<Grouped<Each>> {
  const idOf = idsOf[asked.by];
  if (!folds) return { idOf, folded: new Map() };
  const fullId = (each: Each): string => `${idOf(each)} ${folds.apart(each)}`;
  const counts = new Map<string, { readonly apart: string; n: number }>();
  await eachInTurns(cases, (each) => {
    const count = counts.get(fullId(each)) ?? { apart: folds.apart(each), n: 0 };
    if (isCounted(each.outcome, asked)) count.n += 1;
    counts.set(fullId(each), count);
  });
  const small = new Map([...counts].filter(([, { n }]) => n > 0 && n < folds.fewest));
  const folded = new Map<string, number>();
  for (const { apart } of small.values()) folded.set(other(apart), (folded.get(other(apart)) ?? 0) + 1);
  return {
    idOf: (each) => (small.has(fullId(each)) ? other(folds.apart(each)) : fullId(each)),
    folded,
  };
}
