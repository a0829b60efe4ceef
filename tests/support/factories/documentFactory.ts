import { Factory } from 'fishery';
import type { StoredDocument } from '../../../src/domain/paper/StoredDocument.ts';

export const documentFactory = Factory.define<StoredDocument>(({ sequence }) => ({
  id: `00000000-0000-4000-d000-${String(sequence).padStart(12, '0')}`,
  type: 'insurance',
  file: { name: 'insurance.pdf', mime: 'application/pdf', size: 240_000 },
  issuedOn: '2025-07-01',
  expiresOn: '2026-06-30',
  createdAt: '2025-07-01T09:00:00.000Z',
}));
