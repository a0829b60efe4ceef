import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { ReportKind } from './ReportKind.ts';
import type { ReportQuery } from './reportQuery.ts';

type Takes = Pick<ReportKind, 'splits' | 'parameters' | 'outcomes'>;

const refusal = (name: string, expected?: string): Refusal =>
  new Refusal(400, 'The query parameters are not right.', {
    errors: [
      expected === undefined ? refusedField(name, 'unknownField') : refusedField(name, 'otherType', { expected }),
    ],
  });

/** What a report is asked for, as usual where nothing is said. Throws a 400 for what this report does not take. */
export function askedOf(
  { splits, parameters, outcomes }: Takes,
  { from, to, by = splits[0], outcome, group, ...given }: ReportQuery,
): ReportAsked {
  const { stops, grace = '30', overdue = 'counted', early = 'on_time', excused = 'left_out' } = given;
  for (const name of ['stops', 'grace', 'overdue', 'early', 'excused'] as const) {
    if (given[name] !== undefined && !parameters.includes(name)) throw refusal(name);
  }
  if (!splits.includes(by)) throw refusal('by', `one of ${splits.join(', ')}`);
  if (outcome !== undefined && !outcomes.includes(outcome)) throw refusal('outcome', `one of ${outcomes.join(', ')}`);
  return {
    from,
    to,
    by,
    ...(stops !== undefined && { stops }),
    ...(parameters.includes('grace') && { grace: Number(grace) }),
    ...(parameters.includes('overdue') && { overdue }),
    ...(parameters.includes('early') && { early }),
    ...(parameters.includes('excused') && { excused }),
    ...(outcome !== undefined && { outcome }),
    ...(group !== undefined && { group }),
  };
}
