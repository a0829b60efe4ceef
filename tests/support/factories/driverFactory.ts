import { Factory } from 'fishery';
import type { DriverRecord } from '../../../src/domain/driver/Driver.ts';

export const driverFactory = Factory.define<DriverRecord>(({ sequence }) => ({
  id: `00000000-0000-4000-a000-${String(sequence).padStart(12, '0')}`,
  version: 3,
  name: 'João Silva',
  phone: '+351912345678',
  email: 'joao@drivers.test',
  language: 'pt',
  employment: 'employee',
  currentVehicleId: undefined,
  licence: {
    number: 'P-1234567',
    country: 'PT',
    issuedOn: '2022-05-01',
    expiresOn: '2027-05-01',
    categories: ['C', 'CE'],
  },
  cards: {
    tachograph: { number: 'PT-77', expiresOn: '2027-02-01' },
    cpc: undefined,
    medical: undefined,
    adr: undefined,
  },
  status: 'active',
  currentVehicle: undefined,
  compliance: 'valid',
  photo: undefined,
  invitationStatus: undefined,
  documents: [],
  invitation: undefined,
}));
