import { Factory } from 'fishery';
import type { Paper } from '../../../src/domain/paper/Paper.ts';

export const paperFactory = Factory.define<Paper>(({ sequence }) => ({
  subject: 'vehicle',
  subjectId: `00000000-0000-4000-b000-${String(sequence).padStart(12, '0')}`,
  subjectName: `T-${sequence}`,
  subjectPlate: undefined,
  type: 'insurance',
  status: 'expired',
  expiresOn: '2025-12-31',
}));
