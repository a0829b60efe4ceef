import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { latestToday } from '../../services/clock/latestToday.ts';
import { driverDraft, type DriverDraft as KeptDriver, requirePhone } from '../../services/drivers/driverDraft.ts';
import * as services from '../../services/drivers/driverFields.ts';
import { licenceCategories } from '../../services/drivers/licence.ts';
import { cardTypes as cardTypesOfServices } from '../../services/drivers/cards.ts';
import { driverQuery } from '../../services/drivers/listDrivers.ts';
import { moveRefusal } from '../../services/drivers/moveDriver.ts';
import { checkIssueDate } from '../../services/papers/checkIssueDate.ts';
import { cardTypes } from '../../src/domain/driver/CardType.ts';
import { type DriverDraft, driverFields, type DriverPath } from '../../src/domain/driver/driverFields.ts';
import { driverListSpec } from '../../src/domain/driver/driverListSpec.ts';
import {
  driverMoveRefusal,
  driverPauseFields,
  type DriverStatus,
  driverStatuses,
} from '../../src/domain/driver/DriverStatus.ts';
import { parseDriver } from '../../src/domain/driver/parseDriver.ts';
import { writeDraft } from '../../src/domain/record/writeDraft.ts';
import { AxiosDriverRegister } from '../../src/infrastructure/http/drivers/AxiosDriverRegister.ts';
import { fullDriverFactory } from '../support/factories/driverFactory.ts';
import { accepted } from './accepted.ts';
import { formAndServiceAgree } from './formAndServiceAgree.ts';
import { keptBy } from './keptBy.ts';
import type { AskedOf, AskedWith } from './Asked.ts';
import { listAgrees } from './listAgrees.ts';
import { searchAgrees } from './searchAgrees.ts';
import { recordedLine } from './recordedLine.ts';
import { serviceProblems } from './serviceProblems.ts';
import { typedBody } from './typedBody.ts';

const now = new Date('2026-11-22T12:00:00Z');
const line = recordedLine();

const right: DriverDraft = writeDraft(driverFields, fullDriverFactory.build());

const chosen: ReadonlySet<string> = new Set(['currentVehicleId']);
const fields = Object.keys(right).filter((field): field is DriverPath => field in right && !chosen.has(field));

/** Services take cards as a list, each with its type. */
const typedDriver = (draft: DriverDraft) => {
  const body = typedBody(driverFields, draft);
  const cards = typedBody(driverFields.cards.fields, draft, 'cards.');
  return { ...body, cards: cardTypes.flatMap((type) => (cards[type] ? [{ type, ...cards[type] }] : [])) };
};

/** The form field of a field in the body, where cards and categories are numbered. */
const nameOf = (field: string): string =>
  field.replace(/^cards\.(\d)/, (_, at: string) => `cards.${cardTypes[Number(at)]}`).replace(/\.\d$/, '');

/** What the service requires beyond its schema. */
const rulesOf = (status: DriverStatus) => (kept: KeptDriver) => {
  checkIssueDate(kept.licence?.issuedOn, now, 'licence.issuedOn');
  if (status !== 'invited') requirePhone(kept.phone);
};

const doors = (status: DriverStatus, today: string) => ({
  formAccepts: (draft: DriverDraft) => parseDriver(draft, { status, today }).ok,
  serviceKeeps: (body: unknown) => {
    const draft = keptBy(driverDraft, body);
    return draft && accepted(() => rulesOf(status)(draft)) ? draft : undefined;
  },
  typed: typedDriver,
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

describe('the driver form and the drivers service', () => {
  formAndServiceAgree(right, fields, doors('active', latestToday(now)));
});

describe('the form of an invited driver and the drivers service', () => {
  formAndServiceAgree(right, ['phone', 'email'], doors('invited', latestToday(now)));
});

it.each<Partial<DriverDraft>>([
  { name: '' },
  { name: 'x'.repeat(121) },
  { name: '\u202E' },
  { phone: '' },
  { phone: '030 1234567' },
  { email: 'ann' },
  { language: 'xx' },
  { employment: '' },
  { 'licence.number': 'A1' },
  { 'licence.number': 'x'.repeat(31) },
  { 'licence.country': 'ZZ' },
  { 'licence.categories': '' },
  { 'licence.categories': 'Z' },
  { 'licence.issuedOn': '2026-02-30' },
  { 'licence.issuedOn': '2026-12-31' },
  { 'licence.expiresOn': '2022-05-01' },
  { 'cards.cpc.number': 'C1' },
  { 'cards.adr.expiresOn': 'soon' },
])('for a driver with %j form and service report the same codes and limits', (typed) => {
  const draft = { ...right, ...typed };
  const parsed = parseDriver(draft, { status: 'active', today: latestToday(now) });
  const problems = serviceProblems(driverDraft, typedDriver(draft), rulesOf('active'));
  const reported = problems.map(({ field, code, limits }) => [nameOf(field), { code, ...(limits && { limits }) }]);
  expect(Object.fromEntries(reported)).toEqual(parsed.ok ? {} : parsed.problems);
});

it.each([
  ['2026-12-31T09:59:59Z', '2026-12-31'],
  ['2026-12-31T10:00:00Z', '2027-01-01'],
  ['2027-01-01T11:00:00Z', '2027-01-02'],
])('at %s a licence may be issued up to %s, wherever the user is', (instant, latest) => {
  const service = (day: string) => accepted(() => checkIssueDate(day, new Date(instant)));
  expect([service(latest), latestToday(new Date(instant))]).toEqual([true, latest]);
});

it('the form never accepts an issue date the service rejects, in any time zone', () => {
  const days = fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23');
  fc.assert(
    fc.property(days, days, (today, issuedOn) => {
      const { formAccepts, serviceKeeps, typed } = doors('active', today);
      const draft = { ...right, 'licence.issuedOn': issuedOn };
      expect(!formAccepts(draft) || serviceKeeps(typed(draft)) !== undefined).toBe(true);
    }),
  );
});

describe('the list of drivers', () => {
  listAgrees(driverListSpec, driverQuery);
  searchAgrees(driverListSpec, driverQuery);

  it('can be asked with every query parameter the service takes', () => {
    expectTypeOf<AskedWith<typeof driverListSpec>>().toEqualTypeOf<AskedOf<'GET /v1/drivers'>>();
  });
});

it.each<[string, readonly string[], readonly string[]]>([
  ['statuses', driverStatuses, services.driverStatuses],
  ['reasons for a pause', driverPauseFields.reason.options ?? [], services.driverPauseReasons],
  ['employments', driverFields.employment.options, services.driverFields.employment.accepts.options],
  ['licence categories', driverFields.licence.fields.categories.options, licenceCategories],
  ['cards', cardTypes, cardTypesOfServices],
  ['languages', driverFields.language.options, services.driverFields.language.accepts.options],
])('the %s of a driver are the same in application and services', (_, application, ofServices) => {
  expect(application).toEqual(ofServices);
});

const driverMoves = driverStatuses.flatMap((from) =>
  driverStatuses.flatMap((to) => ['+351912345678', undefined].map((phone) => [from, phone, to] as const)),
);

it.each(driverMoves)(
  'whether a driver who is %s, with phone %s, may become %s, and why not, is the same in application and services',
  (...move) => {
    const [status, phone, to] = move;
    expect(driverMoveRefusal({ status, phone }, to)).toBe(moveRefusal(status, to, phone ?? null)?.reason);
  },
);
