import * as v from 'valibot';
import { boundedText } from '../../fields/boundedText.ts';
import { problem } from '../../web/problems/problem.ts';

const pattern =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
const [earliest, latest] = [Date.UTC(2000, 0, 1), Date.UTC(2200, 0, 1)];

const instantOf = (text: string): number => {
  const day = pattern.exec(text)?.[1];
  if (day === undefined) return Number.NaN;
  const midnight = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return exists ? Date.parse(text.toUpperCase()) : Number.NaN;
};

const isInstant = (text: string): boolean => instantOf(text) >= earliest && instantOf(text) < latest;

/** An instant with its offset (RFC 3339), from 2000 to 2199, converted to UTC. */
export const instantField = v.pipe(
  boundedText(40),
  v.check(isInstant, problem('notAnInstant')),
  v.transform((text) => new Date(instantOf(text)).toISOString()),
);
