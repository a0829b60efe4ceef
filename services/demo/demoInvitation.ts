import type { Insertable } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { InvitationStatus } from '../invitations/InvitationStatus.ts';
import { invitationTimes } from '../invitations/invitationLimits.ts';
import { newInvitationCode } from '../invitations/newInvitationCode.ts';
import type { Tables } from '../Tables.ts';
import type { SeededRandom } from './SeededRandom.ts';

const day = 24 * 60 * 60_000;

interface DemoInvitation {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly message: string | null;
  readonly status: InvitationStatus;
  /** Whether an expired invitation had been opened. */
  readonly wasOpened?: boolean;
  readonly lastSentAt: Date;
}

/** An invitation with a plausible history for its status. */
export function demoInvitation(
  companyId: string,
  { status, lastSentAt, ...invitation }: DemoInvitation,
  random: SeededRandom,
): Insertable<Tables['invitation']> {
  const sendCount = 1 + Math.floor(random.below(10) / 7) + Math.floor(random.below(10) / 9);
  const openedAt = addMilliseconds(lastSentAt, random.between(0.02, 0.25) * day);
  const acceptedAt = addMilliseconds(openedAt, random.between(0.1, 6) * day);
  const isAccepted = status === 'accepted';
  const wasOpened = status === 'opened' || isAccepted || (status === 'expired' && invitation.wasOpened === true);
  return {
    id: random.uuid(),
    company_id: companyId,
    created_at: addMilliseconds(lastSentAt, (1 - sendCount) * 0.8 * day),
    updated_at: isAccepted ? acceptedAt : wasOpened ? openedAt : lastSentAt,
    version: sendCount + (wasOpened ? 1 : 0) + (isAccepted ? 1 : 0),
    code: newInvitationCode(random),
    name: invitation.name,
    phone: invitation.phone,
    email: invitation.email,
    message: invitation.message,
    status,
    send_count: sendCount,
    last_sent_at: lastSentAt,
    opened_at: wasOpened ? openedAt : null,
    accepted_at: isAccepted ? acceptedAt : null,
    expires_at: addMilliseconds(lastSentAt, invitationTimes.validFor),
  };
}
