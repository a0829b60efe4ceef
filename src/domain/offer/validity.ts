import { endOfDay } from '../calendar/endOfDay.ts';
import { localTimeOf } from '../calendar/localTimeOf.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';

/** For how long a price stands: two hours, until tonight, until the shipper decides, or until a time of one's own. */
export const validityChoices = ['decision', 'hours', 'day', 'own'] as const;

export type ValidityChoice = (typeof validityChoices)[number];

interface Times {
  readonly decisionBy: string | undefined;
  /** What was typed, RFC 3339. */
  readonly own: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA time zone of whoever offers. */
  readonly zone: string;
}

const twoHours = 2 * 60 * 60_000;

/** The end a choice stands for now, in epoch milliseconds; undefined if that is not known. */
export const validityEnd = (choice: ValidityChoice, { decisionBy, own, now, zone }: Times): number | undefined => {
  if (choice === 'hours') return now + twoHours;
  if (choice === 'day') return endOfDay(localTimeOf(now, zone).day, zone);
  return readRfc3339(choice === 'decision' ? decisionBy : own);
};
