import { toInvitationAnswer } from '../../services/invitations/invitationAnswer.ts';
import type { Invitation } from '../../src/domain/invitation/Invitation.ts';
import { invitationRow } from './rows.ts';

const now = new Date('2026-11-22T12:00:00Z');

const inviter = {
  name: 'Greenline Haulage',
  brandName: 'Greenline',
  brandDomain: 'greenline.localhost',
  iosAppLink: 'https://apps.apple.com/app/id1',
  googleAppLink: 'https://play.google.com/store/apps/details?id=a',
};
/** The invitation of `invitationRow`, as it is answered. */
export const invitationAsSent = toInvitationAnswer(invitationRow, inviter, { port: 8080, corsOrigins: [] }, now);
/** The same, as it is read. */
export const filledInvitation: Invitation = {
  id: invitationRow.id,
  version: 7,
  name: 'João Silva',
  phone: '+351912345678',
  email: 'joao@drivers.test',
  message: 'Welcome.\nBring your licence.',
  status: 'accepted',
  sendCount: 2,
  lastSentAt: '2026-06-01T09:00:00.000Z',
  openedAt: '2026-06-02T09:00:00.000Z',
  acceptedAt: '2026-06-03T09:00:00.000Z',
  expiresAt: '2026-06-08T09:00:00.000Z',
  shortLink: invitationAsSent.shortLink,
};
