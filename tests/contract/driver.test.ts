import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestToday } from '../../services/clock/latestToday.ts';
import { driverDraft } from '../../services/drivers/driverDraft.ts';
import { refuseWithoutPhone } from '../../services/drivers/refuseWithoutPhone.ts';
import { refuseFutureIssue } from '../../services/papers/refuseFutureIssue.ts';
import { addDriver } from '../../src/application/drivers/addDriver.ts';
import { checkDriver } from '../../src/domain/driver/checkDriver.ts';
import { draftOfDriver } from '../../src/domain/driver/draftOfDriver.ts';
import { cardTypes } from '../../src/domain/driver/DriverCard.ts';
import type { DriverDraft, DriverField } from '../../src/domain/driver/DriverDraft.ts';
import type { DriverStatus } from '../../src/domain/driver/DriverStatus.ts';
import { splitCategories } from '../../src/domain/driver/splitCategories.ts';
import { singleSpaced } from '../../src/domain/outside/singleSpaced.ts';
import { AxiosDriverRegister } from '../../src/infrastructure/http/drivers/AxiosDriverRegister.ts';
import { driverFactory } from '../support/factories/driverFactory.ts';
import { accepted } from './accepted.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';

const now = new Date('2026-11-22T12:00:00Z');

const vehicleId = '3f1d9f0e-7d5c-4f2e-9c56-0e6d3a9d7c11';
const vehicle = { id: vehicleId, fleetNo: 'T-1', plate: 'B-GL 1' };
const cards = cardTypes.map((type) => ({ type, number: `${type} 77`, expiresOn: '2027-02-01' }));
const right = draftOfDriver(driverFactory.build({ currentVehicle: vehicle, cards }));

const chosen: ReadonlySet<string> = new Set(['currentVehicleId']);
const fields = Object.keys(right).filter((field): field is DriverField => field in right && !chosen.has(field));

const orNull = (typed: string): string | null => singleSpaced(typed) || null;

const typedLicence = (draft: DriverDraft) => {
  const licence = {
    number: singleSpaced(draft['licence.number']),
    country: draft['licence.country'],
    categories: splitCategories(draft['licence.categories']),
    issuedOn: draft['licence.issuedOn'],
    expiresOn: draft['licence.expiresOn'],
  };
  return Object.values(licence).every((part) => String(part).trim() === '') ? null : licence;
};

const doors = (status: DriverStatus, today: string) => ({
  formAccepts: (draft: DriverDraft) => Object.keys(checkDriver(draft, { status, today })).length === 0,
  serviceKeeps: (body: unknown) => {
    const draft = keptBy(driverDraft, body);
    if (!draft || !accepted(() => refuseFutureIssue(draft.licence?.issuedOn, now))) return undefined;
    return status === 'invited' || accepted(() => refuseWithoutPhone(draft.phone)) ? draft : undefined;
  },
  typed: (draft: DriverDraft) => ({
    name: singleSpaced(draft.name),
    phone: orNull(draft.phone),
    email: orNull(draft.email),
    language: draft.language,
    employment: draft.employment,
    licence: typedLicence(draft),
    cards: cardTypes.flatMap((type) => {
      const [number, expiresOn] = [orNull(draft[`cards.${type}.number`]), draft[`cards.${type}.expiresOn`]];
      return number === null && expiresOn === '' ? [] : [{ type, number, expiresOn }];
    }),
    currentVehicleId: orNull(draft.currentVehicleId),
  }),
  sent: async (draft: DriverDraft) => {
    const { http, sent } = recordedLine();
    await addDriver(new AxiosDriverRegister(http))({ draft }, 'key').catch(() => undefined);
    return sent.body;
  },
});

describe.each(['invited', 'active'] as const)('the form of a driver who is %s, and the drivers service', (status) => {
  formAndServiceAgree(right, fields, doors(status, latestToday(now)));
});

it.each([
  ['2026-12-31T09:59:59Z', '2026-12-31'],
  ['2026-12-31T10:00:00Z', '2027-01-01'],
  ['2027-01-01T11:00:00Z', '2027-01-02'],
])('at %s a licence may be issued up to %s, wherever one is', (instant, latest) => {
  const service = (day: string) => accepted(() => refuseFutureIssue(day, new Date(instant)));
  expect([service(latest), latestToday(new Date(instant))]).toEqual([true, latest]);
});

it('the form is never more generous than the service, whatever day it is where the form is filled in', () => {
  const days = fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23');
  fc.assert(
    fc.property(days, days, (today, issuedOn) => {
      const { formAccepts, serviceKeeps, typed } = doors('active', today);
      const draft = { ...right, 'licence.issuedOn': issuedOn };
      expect(!formAccepts(draft) || serviceKeeps(typed(draft)) !== undefined).toBe(true);
    }),
  );
});
