import type { InvitationRow } from './InvitationRow.ts';

/** A row without problems. */
interface ReadyRow extends InvitationRow {
  readonly read: Extract<InvitationRow['read'], { ok: true }>;
}

/**
 * Whether a row can be sent: it has no problems, and no field of it has been refused as it is. A refusal of the whole
 * row, such as a rate limit, may be retried.
 */
export const mayBeSent = (row: InvitationRow): row is ReadyRow =>
  row.read.ok && (row.refusal ?? []).every(({ field }) => field === '');
