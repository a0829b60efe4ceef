import type { InvitationRow } from './InvitationRow.ts';

/**
 * Whether a row may be sent: nothing is wrong with it, and no field of it was refused as it stands. What was refused as a whole,
 * such as for too many within the hour, may be tried again.
 */
export const mayBeSent = ({ problems, refusal = [] }: InvitationRow): boolean =>
  Object.keys(problems).length === 0 && refusal.every(({ field }) => field === '');
