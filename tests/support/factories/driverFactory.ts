import { Factory } from 'fishery';
import type { DriverRecord } from '../../../src/domain/driver/Driver.ts';
import type { DriverFacts } from '../../../src/domain/driver/driverFields.ts';
import { documentFactory } from './documentFactory.ts';
import { invitationFactory } from './invitationFactory.ts';

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
  pause: { reason: undefined, note: undefined, backOn: undefined },
  compliance: 'valid',
  photo: undefined,
  invitationStatus: undefined,
  documents: [],
  invitation: undefined,
}));

const currentVehicle = { id: '3f1d9f0e-7d5c-4f2e-9c56-0e6d3a9d7c11', fleetNo: 'T-100', plate: 'AB 123' };

/** All fields, so that one added to the table but not here does not compile. */
const facts: { readonly [Name in keyof DriverFacts]: NonNullable<DriverFacts[Name]> } = {
  name: 'João Silva',
  phone: '+351912345678',
  email: 'joao@drivers.test',
  language: 'pt',
  employment: 'owner_operator',
  currentVehicleId: currentVehicle.id,
  licence: {
    number: 'P-1234567',
    country: 'PT',
    issuedOn: '2022-05-01',
    expiresOn: '2027-05-01',
    categories: ['C', 'CE'],
  },
  cards: {
    tachograph: { number: 'PT-77', expiresOn: '2027-02-01' },
    cpc: { number: 'C 12 34', expiresOn: '2027-03-01' },
    medical: { number: 'M-99', expiresOn: '2027-04-01' },
    adr: { number: 'A-10', expiresOn: '2027-05-01' },
  },
};

/** A driver with all optional fields filled. */
export const fullDriverFactory = driverFactory.params({
  ...facts,
  currentVehicle,
  photo: documentFactory.build({ type: 'photo' }),
  invitationStatus: 'opened',
  documents: [documentFactory.build()],
  invitation: invitationFactory.build({ status: 'opened' }),
});
