import type { Generated } from 'kysely';

/** What changed for whom, written by triggers and kept for an hour. */
export interface ChangeTable {
  id: Generated<number>;
  /** Of the transaction that made the change. */
  xid: Generated<string>;
  at: Generated<Date>;
  /** The company that may see the record, or the brand whose fleets may. */
  audience_id: string;
  type: string;
  /** Null if many records changed at once. */
  record_id: string | null;
  version: number | null;
  /** Companies of the audience that do not hear of it. */
  hidden_from: readonly string[] | null;
}
