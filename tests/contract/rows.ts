import type { DriverRow } from '../../services/drivers/DriverTable.ts';
import type { InvitationRow } from '../../services/invitations/InvitationTable.ts';
import type { PaperDocumentRow } from '../../services/papers/PaperTables.ts';

const companyId = '00000000-0000-4000-8000-000000000001';
export const vehicleId = '00000000-0000-4000-8000-000000000002';
const driverId = '00000000-0000-4000-8000-000000000003';

/** What every row of a company has. */
export const written = {
  company_id: companyId,
  version: 7,
  created_at: new Date('2026-01-05T09:00:00.000Z'),
  updated_at: new Date('2026-06-05T10:30:00.000Z'),
};

/** Database rows with every nullable column filled. */
export const driverRow: DriverRow = {
  ...written,
  id: driverId,
  name: 'João Silva',
  phone: '+351912345678',
  email: "joao.o'neil@drivers.test",
  language: 'pt',
  employment: 'owner_operator',
  licence_number: 'P-1234567',
  licence_country: 'PT',
  licence_categories: ['C', 'CE'],
  licence_issued_on: '2022-05-01',
  licence_expires_on: '2027-05-01',
  cards: [
    { type: 'tachograph', number: 'PT-77', expiresOn: '2027-02-01' },
    { type: 'cpc', number: 'C 12 34', expiresOn: '2027-03-01' },
    { type: 'medical', number: 'M-9', expiresOn: '2027-04-01' },
    { type: 'adr', number: 'A-10', expiresOn: '2027-05-01' },
  ],
  status: 'on_leave',
  pause_reason: 'holiday',
  pause_note: 'Until Monday',
  pause_back_on: '2026-12-02',
  current_vehicle_id: vehicleId,
  filed_papers: [],
  papers_missing: false,
  papers_until: '2027-02-01',
  licence_until: '2030-01-01',
  tachograph_until: null,
  cpc_until: null,
  medical_until: null,
  adr_until: null,
  vehicle_key: 'rt-007',
  name_key: 'joão silva',
  search: 'joão silva',
};

export const invitationRow: InvitationRow = {
  ...written,
  id: '00000000-0000-4000-8000-000000000004',
  code: 'ABCDEFGH',
  name: 'João Silva',
  phone: '+351912345678',
  email: 'joao@drivers.test',
  message: 'Welcome.\nBring your licence.',
  status: 'accepted',
  send_count: 2,
  last_sent_at: new Date('2026-06-01T09:00:00.000Z'),
  opened_at: new Date('2026-06-02T09:00:00.000Z'),
  accepted_at: new Date('2026-06-03T09:00:00.000Z'),
  expires_at: new Date('2026-06-08T09:00:00.000Z'),
  driver_id: driverId,
  tries: 1,
  search: 'joão silva',
};

export const documentRow: PaperDocumentRow = {
  id: '00000000-0000-4000-8000-000000000005',
  company_id: companyId,
  created_at: new Date('2026-01-05T09:00:00.000Z'),
  vehicle_id: vehicleId,
  driver_id: null,
  type: 'insurance',
  file_name: 'insurance.pdf',
  file_mime: 'application/pdf',
  file_size: 240_000,
  file_sha256: 'ab'.repeat(32),
  issued_on: '2026-01-01',
  expires_on: '2026-12-31',
  is_outside: false,
};
