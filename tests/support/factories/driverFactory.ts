import { Factory } from 'fishery';
import type { DriverRecord } from '../../../src/domain/driver/DriverRecord.ts';

export const driverFactory = Factory.define<DriverRecord>(({ sequence }) => ({
  id: `00000000-0000-4000-a000-${String(sequence).padStart(12, '0')}`,
  version: 3,
  name: 'João Silva',
  phone: '+351912345678',
  email: 'joao@drivers.test',
  photo: undefined,
  language: 'pt',
  employment: 'employee',
  licence: {
    number: 'P-1234567',
    country: 'PT',
    categories: ['C', 'CE'],
    issuedOn: '2022-05-01',
    expiresOn: '2027-05-01',
  },
  cards: [{ type: 'tachograph', number: 'PT-77', expiresOn: '2027-02-01' }],
  status: 'active',
  currentVehicle: undefined,
  compliance: 'valid',
  documents: [],
  invitationStatus: undefined,
  invitation: undefined,
}));
