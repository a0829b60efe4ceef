import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toCompanyAnswer, companyAnswer, companyDraft } from '../../services/company/detailsSchemas.ts';
import { columnsOf as driverColumns, driverChange } from '../../services/drivers/driverDraft.ts';
import { driverRecordAnswer, toDriverAnswer } from '../../services/drivers/driverAnswers.ts';
import { toInvitationAnswer, invitationAnswer } from '../../services/invitations/invitationAnswer.ts';
import { invitationDraft } from '../../services/invitations/invitationSchemas.ts';
import { toDocumentAnswer } from '../../services/papers/documentAnswer.ts';
import { columnsOf as vehicleColumns, vehicleChange } from '../../services/vehicles/vehicleDraft.ts';
import { vehicleRecordAnswer, toVehicleAnswer } from '../../services/vehicles/vehicleAnswers.ts';
import { driverFields } from '../../src/domain/driver/driverFields.ts';
import type { DriverRecord } from '../../src/domain/driver/Driver.ts';
import { parseDriver } from '../../src/domain/driver/parseDriver.ts';
import type { CompanyDetails } from '../../src/domain/company/CompanyDetails.ts';
import { companyFields } from '../../src/domain/company/companyFields.ts';
import { parseCompany } from '../../src/domain/company/parseCompany.ts';
import type { Invitation } from '../../src/domain/invitation/Invitation.ts';
import { parseInvitation } from '../../src/domain/invitation/parseInvitation.ts';
import type { StoredDocument } from '../../src/domain/paper/StoredDocument.ts';
import { writeDraft } from '../../src/domain/record/writeDraft.ts';
import { parseVehicle } from '../../src/domain/vehicle/parseVehicle.ts';
import { vehicleFields } from '../../src/domain/vehicle/vehicleFields.ts';
import type { VehicleRecord } from '../../src/domain/vehicle/Vehicle.ts';
import { AxiosCompanyProfile } from '../../src/infrastructure/http/company/AxiosCompanyProfile.ts';
import { AxiosDriverRegister } from '../../src/infrastructure/http/drivers/AxiosDriverRegister.ts';
import { AxiosSentInvitations } from '../../src/infrastructure/http/invitations/AxiosSentInvitations.ts';
import { AxiosVehicleRegister } from '../../src/infrastructure/http/vehicles/AxiosVehicleRegister.ts';
import { filledVehicleFacts } from '../support/factories/vehicleFactory.ts';
import { recordedLine } from './recordedLine.ts';
import { documentRow, driverRow, invitationRow, vehicleRow } from './rows.ts';

const now = new Date('2026-11-22T12:00:00Z');

/** The value after a trip through JSON. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const answering = (data: unknown) => recordedLine({ code: 200, data });
const photoOf = (name: string) =>
  toDocumentAnswer({ ...documentRow, type: 'photo', file_name: name, issued_on: null, expires_on: null });

const document: StoredDocument = {
  id: documentRow.id,
  type: 'insurance',
  file: { name: 'insurance.pdf', mime: 'application/pdf', size: 240_000 },
  issuedOn: '2026-01-01',
  expiresOn: '2026-12-31',
  createdAt: '2026-01-05T09:00:00.000Z',
};
const photo = (name: string): StoredDocument => ({
  ...document,
  type: 'photo',
  file: { ...document.file, name },
  issuedOn: undefined,
  expiresOn: undefined,
});

const inviter = {
  name: 'Greenline Haulage',
  brandName: 'Greenline',
  brandDomain: 'greenline.localhost',
  iosAppLink: 'https://apps.apple.com/app/id1',
  googleAppLink: 'https://play.google.com/store/apps/details?id=a',
};
const invitationAsSent = toInvitationAnswer(invitationRow, inviter, { port: 8080, corsOrigins: [] }, now);
const invitation: Invitation = {
  id: invitationRow.id,
  version: 7,
  name: 'João Silva',
  phone: '+351912345678',
  email: 'joao@drivers.test',
  message: 'Welcome.\nBring your licence.',
  status: 'accepted',
  sendCount: 2,
  lastSentAt: '2026-06-01T09:00:00.000Z',
  openedAt: '2026-06-02T09:00:00.000Z',
  acceptedAt: '2026-06-03T09:00:00.000Z',
  expiresAt: '2026-06-08T09:00:00.000Z',
  shortLink: invitationAsSent.shortLink,
};

describe('a vehicle with every field filled', () => {
  const coupled = { id: '00000000-0000-4000-8000-000000000009', fleetNo: 'T-9', plate: 'B-GL 9' };
  const assignment = { driver: { id: coupled.id, name: 'Ann' }, trailer: coupled, behind: coupled };
  const answer = throughJson({
    ...toVehicleAnswer(vehicleRow, photoOf('front.jpg'), now),
    documents: [toDocumentAnswer(documentRow)],
    assignment,
  });
  const vehicle: VehicleRecord = {
    id: vehicleRow.id,
    version: 7,
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-06-05T10:30:00.000Z',
    ...filledVehicleFacts,
    status: 'maintenance',
    pause: { reason: 'repair', note: 'Gearbox', backOn: '2026-12-01' },
    compliance: 'expiring',
    photo: photo('front.jpg'),
    documents: [document],
    assignment,
  };

  it('is answered exactly as the contract says', () => {
    expect(v.parse(vehicleRecordAnswer, answer)).toEqual(answer);
  });

  it('is read complete', async () => {
    expect(await new AxiosVehicleRegister(answering(answer).http).read(vehicleRow.id)).toEqual(vehicle);
  });

  it('is written back complete from its form', async () => {
    const { http, sent } = answering(answer);
    const facts = parseVehicle(writeDraft(vehicleFields, vehicle), { thisYear: 2026 });
    if (facts.ok) await new AxiosVehicleRegister(http).change(vehicle.id, vehicle.version, facts.value, 'key');
    const { version, ...draft } = v.parse(vehicleChange, sent.body);
    expect({ ...vehicleRow, ...vehicleColumns(draft), version }).toEqual(vehicleRow);
  });
});

describe('a driver with every field filled', () => {
  const currentVehicle = { id: vehicleRow.id, fleetNo: vehicleRow.fleet_no, plate: vehicleRow.plate };
  const beside = { photo: photoOf('joao.jpg'), invitationStatus: 'accepted', vehicle: currentVehicle } as const;
  const answer = throughJson({
    ...toDriverAnswer(driverRow, beside, now),
    documents: [toDocumentAnswer(documentRow)],
    invitation: invitationAsSent,
  });
  const driver: DriverRecord = {
    id: driverRow.id,
    version: 7,
    name: 'João Silva',
    phone: '+351912345678',
    email: "joao.o'neil@drivers.test",
    photo: photo('joao.jpg'),
    language: 'pt',
    employment: 'owner_operator',
    licence: {
      number: 'P-1234567',
      country: 'PT',
      categories: ['C', 'CE'],
      issuedOn: '2022-05-01',
      expiresOn: '2027-05-01',
    },
    cards: {
      tachograph: { number: 'PT-77', expiresOn: '2027-02-01' },
      cpc: { number: 'C 12 34', expiresOn: '2027-03-01' },
      medical: { number: 'M-9', expiresOn: '2027-04-01' },
      adr: { number: 'A-10', expiresOn: '2027-05-01' },
    },
    status: 'on_leave',
    pause: { reason: 'holiday', note: 'Until Monday', backOn: '2026-12-02' },
    currentVehicleId: currentVehicle.id,
    currentVehicle,
    compliance: 'valid',
    invitationStatus: 'accepted',
    documents: [document],
    invitation,
  };

  it('is answered exactly as the contract says', () => {
    expect(v.parse(driverRecordAnswer, answer)).toEqual(answer);
  });

  it('is read complete', async () => {
    expect(await new AxiosDriverRegister(answering(answer).http).read(driverRow.id)).toEqual(driver);
  });

  it('is written back complete from the form', async () => {
    const { http, sent } = answering(answer);
    const facts = parseDriver(writeDraft(driverFields, driver), { status: driver.status, today: '2026-11-22' });
    const entry = facts.ok && { facts: facts.value, photo: undefined };
    if (entry) await new AxiosDriverRegister(http).change(driver.id, driver.version, entry, 'key');
    const { version: sentVersion, ...draft } = v.parse(driverChange, sent.body);
    const columns = driverColumns(draft);
    expect({ ...driverRow, ...columns, cards: JSON.parse(columns.cards), version: sentVersion }).toEqual(driverRow);
  });
});

describe('a company with every field filled', () => {
  const row = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'fleet',
    name: 'Rhine Valley Transport',
    domain: null,
    brand_id: '00000000-0000-4000-8000-000000000006',
    ios_app_link: null,
    google_app_link: null,
    phone: '+492214710',
    email: 'office@rhine.test',
    street: 'Am Hafen 1',
    postcode: '50735',
    city: 'Köln',
    country: 'DE',
    vat_id: 'DE123456789',
    region: 'CH',
    name_look: 'rhinevalleytransport',
    version: 7,
    created_at: now,
    updated_at: now,
  } as const;
  const answer = throughJson(toCompanyAnswer(row));
  const details: CompanyDetails = {
    id: row.id,
    version: 7,
    audience: 'fleet',
    name: 'Rhine Valley Transport',
    phone: '+492214710',
    email: 'office@rhine.test',
    address: { street: 'Am Hafen 1', postcode: '50735', city: 'Köln', country: 'DE' },
    vatId: 'DE123456789',
    region: 'CH',
  };

  it('is answered exactly as the contract says', () => {
    expect(v.parse(companyAnswer, answer)).toEqual(answer);
  });

  it('is read complete', async () => {
    expect(await new AxiosCompanyProfile(answering(answer).http).read()).toEqual(details);
  });

  it('is written back complete from its form', async () => {
    const { http, sent } = answering(answer);
    const facts = parseCompany(writeDraft(companyFields, details));
    if (facts.ok) await new AxiosCompanyProfile(http).change(details.version, facts.value, 'key');
    const { id: _id, audience: _audience, ...kept } = toCompanyAnswer(row);
    expect(v.parse(companyDraft, sent.body)).toEqual(kept);
  });
});

describe('an invitation with every field filled', () => {
  it('is answered exactly as the contract says', () => {
    const answer = throughJson(invitationAsSent);
    expect(v.parse(invitationAnswer, answer)).toEqual(answer);
  });

  it('is read complete', async () => {
    const { http } = answering(throughJson(invitationAsSent));
    expect(await new AxiosSentInvitations(http).resend(invitation.id, 'key')).toEqual(invitation);
  });

  it('is sent complete from its form', async () => {
    const { http, sent } = answering(throughJson(invitationAsSent));
    const draft = {
      name: 'João Silva',
      phone: '+351 912 345 678',
      email: 'Joao@drivers.test',
      message: 'Welcome.\nBring your licence.',
    };
    const facts = parseInvitation(draft);
    if (facts.ok) await new AxiosSentInvitations(http).send(facts.value, driverRow.id, 'key');
    const { name, phone, email, message, driver_id: driverId } = invitationRow;
    expect(v.parse(invitationDraft, sent.body)).toEqual({ name, phone, email, message, driverId });
  });
});
