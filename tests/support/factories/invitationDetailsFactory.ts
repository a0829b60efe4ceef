import { Factory } from 'fishery';
import type { InvitationDetails } from '../../../src/domain/invitation/InvitationDetails.ts';

export const invitationDetailsFactory = Factory.define<InvitationDetails>(() => ({
  id: '5f0c8f2e-1a8d-4c5e-9a6b-0d8f6b1f2a3c',
  name: 'João Silva',
  companyName: 'Northwind Haulage',
  isVerified: true,
  status: 'opened',
  expiresAt: '2026-01-12T09:00:00.000Z',
}));
