import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { columnsOf, driverChange } from '../../services/drivers/driverDraft.ts';
import { driverRecordAnswer, toDriverAnswer } from '../../services/drivers/driverAnswers.ts';
import { toDocumentAnswer } from '../../services/papers/documentAnswer.ts';
import { driverFields } from '../../src/domain/driver/driverFields.ts';
import type { DriverRecord } from '../../src/domain/driver/Driver.ts';
import { parseDriver } from '../../src/domain/driver/parseDriver.ts';
import { writeDraft } from '../../src/domain/record/writeDraft.ts';
import { AxiosDriverRegister } from '../../src/infrastructure/http/drivers/AxiosDriverRegister.ts';
import { answering } from './answering.ts';
import { filledDocument, filledPhoto, photoOf } from './filledDocuments.ts';
import { filledInvitation, invitationAsSent } from './filledInvitation.ts';
import { documentRow, driverRow, vehicleId } from './rows.ts';
import { throughJson } from './throughJson.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('a driver with every field filled', () => {
  const currentVehicle = { id: vehicleId, fleetNo: 'RT-007', plate: 'B-GL 1204' };
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
    photo: filledPhoto('joao.jpg'),
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
    documents: [filledDocument],
    invitation: filledInvitation,
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
    const columns = columnsOf(draft);
    expect({ ...driverRow, ...columns, cards: JSON.parse(columns.cards), version: sentVersion }).toEqual(driverRow);
  });
});
