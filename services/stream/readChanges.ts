import { sql, type Kysely } from 'kysely';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import { committedAfter, isKnownBetween, type Position, positionColumns } from '../database/Position.ts';
import type { Tables } from '../Tables.ts';

export interface Change {
  readonly audienceId: string;
  readonly type: string;
  /** Null if many records changed at once. */
  readonly id: string | null;
  readonly version: number | null;
}

interface Noted extends Change {
  readonly hiddenFrom: readonly string[] | null;
}

interface Since {
  readonly position: Position;
  /** What changed for some audiences. Undefined if that is too much, or nobody knows any more what: all has to be read again. */
  readonly changesFor: (audiences: readonly string[]) => readonly Change[] | undefined;
}

/** After that changes are swept; a commit may be later than its changes by as long as a transaction may take. */
const keptMs = 60 * 60_000;
const longestTransactionMs = 5 * 60_000;
const most = {
  /** More are not told one by one. As many fit into what may wait for a reader. */
  told: 500,
  /** Read at once for all audiences. */
  read: 20_000,
} as const;

/** What was committed after a position, for some audiences or for all. */
export const changesSince = (
  db: Kysely<Tables>,
  earlier: Position,
  audiences: readonly string[] | 'everyone',
): Promise<Since> =>
  amidAllCompanies({ db }, async (tx) => {
    const heard = audiences === 'everyone' ? sql`true` : sql`audience_id = any (${sql.val(audiences)}::uuid[])`;
    const { rows } = await sql<Position & { readonly changes: readonly Noted[] }>`
      select ${positionColumns},
        (select coalesce(json_agg(json_build_object(
            'audienceId', audience_id, 'type', type, 'id', record_id, 'version', version, 'hiddenFrom', hidden_from) order by id), '[]')
          from (select * from (select *, row_number() over (partition by audience_id order by id) as nth from change
              where ${committedAfter(earlier)} and ${heard}) numbered
            where nth <= ${most.told + 1} limit ${most.read + 1}) found) as changes`.execute(tx);
    const [row] = rows;
    if (!row) throw new Error('The database named no snapshot.');
    const { changes, ...position } = row;
    const isKnown = isKnownBetween(earlier, position, keptMs);
    if (!isKnown || changes.length > most.read) return { position, changesFor: () => undefined };
    const byAudience = new Map<string, Noted[]>();
    for (const change of changes) {
      const others = byAudience.get(change.audienceId);
      if (others) others.push(change);
      else byAudience.set(change.audienceId, [change]);
    }
    return {
      position,
      changesFor: (some) => {
        const found = some.flatMap((audience) => byAudience.get(audience) ?? []);
        if (found.length > most.told) return undefined;
        return found.filter(({ hiddenFrom }) => !hiddenFrom?.some((company) => some.includes(company)));
      },
    };
  });

/** Deletes what nobody can ask for any more. */
export const sweepChanges = (db: Kysely<Tables>): Promise<unknown> =>
  amidAllCompanies({ db }, (tx) =>
    sql`delete from change where at < clock_timestamp() - ${keptMs + longestTransactionMs} * interval '1 ms'`.execute(
      tx,
    ),
  );
