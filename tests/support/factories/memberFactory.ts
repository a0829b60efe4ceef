import { Factory } from 'fishery';
import type { Member } from '../../../src/domain/company/Member.ts';

export const memberFactory = Factory.define<Member>(({ sequence }) => ({
  userId: `00000000-0000-4000-a000-${String(sequence).padStart(12, '0')}`,
  version: 1,
  name: `Colleague ${sequence}`,
  email: `colleague${sequence}@road.test`,
  role: 'dispatcher',
  status: 'active',
  joinedAt: '2026-01-05T09:00:00.000Z',
}));
