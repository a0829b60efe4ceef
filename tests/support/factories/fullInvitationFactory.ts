import type { Invitation } from '../../../src/domain/invitation/Invitation.ts';
import { invitationFactory } from './invitationFactory.ts';

/** All fields, so that one added but not here does not compile. */
const values: { readonly [Name in keyof Omit<Invitation, 'id'>]: NonNullable<Invitation[Name]> } = {
  version: 2,
  name: 'João Silva',
  phone: '+351912345678',
  email: 'joao@drivers.test',
  message: 'Welcome.\nBring your licence.',
  status: 'accepted',
  sendCount: 2,
  lastSentAt: '2026-01-05T09:00:00.000Z',
  openedAt: '2026-01-06T09:00:00.000Z',
  acceptedAt: '2026-01-07T09:00:00.000Z',
  expiresAt: '2026-01-12T09:00:00.000Z',
  shortLink: 'http://fleet.greenline.localhost:8080/i/Hwxvbl8PS16fVx1qK48MEQ',
};

/** An invitation with all optional fields filled. */
export const fullInvitationFactory = invitationFactory.params(values);
