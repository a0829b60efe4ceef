import type { InvitationRow } from './InvitationRow.ts';

/** A row with nothing wrong. */
interface ReadyRow extends InvitationRow {
  readonly read: Extract<InvitationRow['read'], { ok: true }>;
}

/**
 * Whether a row may be sent: nothing is wrong with it, and no field of it was refused as it stands. What was refused as a whole,
 * such as for too many within the hour, may be tried again.
 */
export const mayBeSent = (row: InvitationRow): row is ReadyRow =>
  row.read.ok && (row.refusal ?? []).every(({ field }) => field === '');
