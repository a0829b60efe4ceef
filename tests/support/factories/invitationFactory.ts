import { Factory } from 'fishery';
import type { Invitation } from '../../../src/domain/invitation/Invitation.ts';

export const invitationFactory = Factory.define<Invitation>(({ sequence }) => ({
  id: `00000000-0000-4000-9000-${String(sequence).padStart(12, '0')}`,
  version: 1,
  name: 'João Silva',
  phone: '+4930123456',
  email: 'joao@drivers.test',
  message: undefined,
  status: 'pending',
  sendCount: 1,
  lastSentAt: '2026-01-05T09:00:00.000Z',
  openedAt: undefined,
  acceptedAt: undefined,
  expiresAt: '2026-01-12T09:00:00.000Z',
  shortLink: 'http://fleet.greenline.localhost:8080/i/Hwxvbl8PS16fVx1qK48MEQ',
}));
