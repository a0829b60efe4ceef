import type { StatementFacts } from '../../statements/rules/Statement.ts';
import type { SeededRandom } from '../SeededRandom.ts';

export type StatementFate = StatementFacts['status'];

/** How far statements are by their age in days, in shares of a hundred. */
const fates: readonly [younger: number, shares: readonly (readonly [StatementFate, number])[]][] = [
  [
    2,
    [
      ['draft', 70],
      ['issued', 100],
    ],
  ],
  [
    8,
    [
      ['draft', 15],
      ['issued', 65],
      ['disputed', 80],
      ['approved', 100],
    ],
  ],
  [
    40,
    [
      ['issued', 8],
      ['disputed', 12],
      ['approved', 60],
      ['paid', 78],
      ['settled', 100],
    ],
  ],
  [
    Infinity,
    [
      ['approved', 6],
      ['paid', 10],
      ['settled', 100],
    ],
  ],
];

/** How far a statement is at an age in days. */
export function statementFateAt(age: number, random: SeededRandom): StatementFate {
  const roll = random.below(100);
  const shares = fates.find(([younger]) => age < younger)?.[1] ?? [];
  return shares.find(([, below]) => roll < below)?.[0] ?? 'settled';
}
