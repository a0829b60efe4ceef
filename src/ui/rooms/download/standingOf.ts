import type { InvitationPage } from '../../../domain/payload/InvitationPage.ts';
import type { InvitationReading } from './InvitationReading.ts';
import type { Standing } from './Standing.ts';

/** Only a definite answer makes a link dead: while the invitation is unknown the page works without it. */
export const standingOf = (page: InvitationPage | undefined, reading: InvitationReading): Standing => {
  if (!page) return 'incomplete';
  const namesNone = page.invitation !== undefined && page.invitation.id === undefined;
  if (namesNone || reading.kind === 'unknown') return 'unknown';
  if (reading.kind !== 'found') return 'open';
  const { status } = reading.details;
  return status === 'pending' || status === 'opened' ? 'open' : status;
};
