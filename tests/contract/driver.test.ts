import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestToday } from '../../services/clock/latestToday.ts';
import { driverDraft } from '../../services/drivers/driverDraft.ts';
import { refuseWithoutPhone } from '../../services/drivers/refuseWithoutPhone.ts';
import { refuseFutureIssue } from '../../services/papers/refuseFutureIssue.ts';
import { cardTypes } from '../../src/domain/driver/CardType.ts';
import { type DriverDraft, driverFields, type DriverPath } from '../../src/domain/driver/driverFields.ts';
import type { DriverStatus } from '../../src/domain/driver/DriverStatus.ts';
import { parseDriver } from '../../src/domain/driver/parseDriver.ts';
import { singleSpaced } from '../../src/domain/outside/singleSpaced.ts';
import { writeDraft } from '../../src/domain/record/writeDraft.ts';
import { AxiosDriverRegister } from '../../src/infrastructure/http/drivers/AxiosDriverRegister.ts';
import { fullDriverFactory } from '../support/factories/fullDriverFactory.ts';
import { accepted } from './accepted.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import { recordedLine } from './recordedLine.ts';

const now = new Date('2026-11-22T12:00:00Z');
const line = recordedLine();

const right: DriverDraft = writeDraft(driverFields, fullDriverFactory.build());

const chosen: ReadonlySet<string> = new Set(['currentVehicleId']);
const fields = Object.keys(right).filter((field): field is DriverPath => field in right && !chosen.has(field));

const orNull = (typed: string): string | null => singleSpaced(typed) || null;

const typedLicence = (draft: DriverDraft) => {
  const licence = {
    number: singleSpaced(draft['licence.number']),
    country: draft['licence.country'],
    categories: draft['licence.categories'].split(/\s+/).filter(Boolean),
    issuedOn: draft['licence.issuedOn'].trim(),
    expiresOn: draft['licence.expiresOn'].trim(),
  };
  return Object.values(licence).every((part) => String(part).trim() === '') ? null : licence;
};

const doors = (status: DriverStatus, today: string) => ({
  formAccepts: (draft: DriverDraft) => parseDriver(draft, { status, today }).ok,
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
      const [number, expiresOn] = [orNull(draft[`cards.${type}.number`]), draft[`cards.${type}.expiresOn`].trim()];
      return number === null && expiresOn === '' ? [] : [{ type, number, expiresOn }];
    }),
    currentVehicleId: orNull(draft.currentVehicleId),
  }),
  sent: async (draft: DriverDraft) => {
    const { http, sent } = line;
    sent.body = undefined;
    const facts = parseDriver(draft, { status, today });
    if (facts.ok) {
      const entry = { facts: facts.value, photo: undefined };
      await new AxiosDriverRegister(http).add(entry, 'key').catch(() => undefined);
    }
    return sent.body;
  },
});

describe('the form of a driver and the drivers service', () => {
  formAndServiceAgree(right, fields, doors('active', latestToday(now)));
});

describe('the form of a driver who is only invited, and the drivers service', () => {
  formAndServiceAgree(right, ['phone', 'email'], doors('invited', latestToday(now)));
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
