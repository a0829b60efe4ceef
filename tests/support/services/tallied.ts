import type { Tally } from '../../../services/reports/Tally.ts';

/** The figures of some cases. */
export function tallied<Each>(tally: Tally<Each>, cases: readonly Each[]) {
  for (const each of cases) tally.add(each);
  return tally.figures();
}
