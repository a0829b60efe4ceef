import { sql } from 'kysely';
import type { CountSource } from './CountSource.ts';
import { answerMinutes, hasTime, movedAnswers, waitingKinds } from './offerKinds.ts';
import { kindsEnd } from './punctuality.ts';

const { from, to } = movedAnswers;

/** What an offer or an ask that still has time adds: it is counted as if it had none. */
const moved = sql`array[kind, -1, kind + ${sql.lit(hasTime)}, 1]::bigint[] || case when minutes is null then '{}' else
  array[${sql.lit(from.code)} + ${sql.lit(from.perMinute)} * minutes::bigint, -1, ${sql.lit(to.code)} + ${sql.lit(to.perMinute)} * minutes::bigint, 1] end`;

/** Offers and asks by name by what became of them, with the minutes to first answers. Those that wait still have time until they expire. */
export const offerSource: CountSource = {
  kept: 'offer_count',
  changes: 'offer_count_change',
  splits: ['party', 'lane'],
  isFine: (code) => code >= kindsEnd,
  adds: sql.ref('adds'),
  // Weeks tell how many were accepted, and nothing of how long answers took.
  byDay: (code) => (answerMinutes(code) === undefined ? code : undefined),
  byClock: ({ companyId, asked, now }) => sql`
    select day, ${asked.by === 'party' ? sql.ref('party_id') : sql.ref('lane')}::text as id, ${moved} as adds, 1 as n from offer_case
    where owner_id = ${companyId} and day between ${asked.from} and ${asked.to} and kind in (${sql.join(waitingKinds.map((kind) => sql.lit(kind)))})
      and holds_until > ${new Date(now)}::timestamptz`,
};
