import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { parseRequest, type RequestWay } from '../../../src/domain/request/parseRequest.ts';
import { requestDraft } from '../../../src/domain/request/requestDraft.ts';
import { requestFields } from '../../../src/domain/request/requestFields.ts';
import { requestOutlook } from '../../../src/domain/request/requestOutlook.ts';
import { requestProblems } from '../../../src/domain/request/requestProblems.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';

const now = Date.UTC(2026, 0, 5, 9);
const right = requestFactory.build();
const draft = requestDraft(right);
const problemsIn = (values: Readonly<Record<string, string>>, way: RequestWay = 'keep') => {
  const read = parseRequest({ ...draft, ...values }, { now, way });
  return read.ok ? {} : read.problems;
};
const codesIn = (values: Readonly<Record<string, string>>, way?: RequestWay) =>
  Object.fromEntries(Object.entries(problemsIn(values, way)).map(([path, found]) => [path, found?.code]));

describe('what is typed into the form of a request', () => {
  it.each<[Record<string, string>, Record<string, string>]>([
    [{ 'cargo.0.stackable': 'maybe' }, { 'cargo.0.stackable': 'not_a_choice' }],
    [{ 'cargo.0.pickup': '0' }, { 'cargo.0.pickup': 'not_a_choice' }],
    [{ 'cargo.0.pickup': '21' }, { 'cargo.0.pickup': 'not_a_choice' }],
    [{ 'cargo.0.delivery': 'Lyon' }, { 'cargo.0.delivery': 'not_a_choice' }],
    [{ 'cargo.0.loadingMetres': '2.25' }, {}],
    [{ 'cargo.0.dangerous.un': '1202', 'cargo.0.dangerous.transportCategory': '0' }, {}],
    [{ 'cargo.0.loadingMetres': '2.255' }, { 'cargo.0.loadingMetres': 'too_precise' }],
    [{ 'cargo.0.dangerous.un': '1202', 'cargo.0.dangerous.quantity': '1.125' }, {}],
    [
      { 'cargo.0.dangerous.un': '1202', 'cargo.0.dangerous.quantity': '1.1255' },
      { 'cargo.0.dangerous.quantity': 'too_precise' },
    ],
    [{ 'cargo.0.dangerous.un': '1202', 'cargo.0.dangerous.transportCategory': '4' }, {}],
    [
      { 'cargo.0.dangerous.un': '1202', 'cargo.0.dangerous.transportCategory': '5' },
      { 'cargo.0.dangerous.transportCategory': 'out_of_range' },
    ],
    [{ 'cargo.0.dangerous.un': '1202', 'cargo.0.dangerous.quantity': '60000' }, {}],
    [
      { 'cargo.0.dangerous.un': '1202', 'cargo.0.dangerous.quantity': '60000.5' },
      { 'cargo.0.dangerous.quantity': 'out_of_range' },
    ],
    [{ 'cargo.0.dangerous.un': '120' }, { 'cargo.0.dangerous.un': 'un_number' }],
    [{ 'cargo.0.dangerous.un': 'UN 120' }, { 'cargo.0.dangerous.un': 'un_number' }],
    [{ 'cargo.0.dangerous.un': 'UN' }, { 'cargo.0.dangerous.un': 'un_number' }],
    [{ 'cargo.0.dangerous.un': '12O2' }, { 'cargo.0.dangerous.un': 'un_number' }],
    [{ 'stops.0.serviceMin': '1440' }, {}],
    [{ 'stops.0.serviceMin': '1441' }, { 'stops.0.serviceMin': 'out_of_range' }],
    [{ 'cargo.0.dangerous.un': 'x120' }, { 'cargo.0.dangerous.un': 'un_number' }],
    [{ 'cargo.0.dangerous.un': '120x' }, { 'cargo.0.dangerous.un': 'un_number' }],
    [{ decisionBy: 'tomorrow' }, { decisionBy: 'not_an_instant' }],
    [{ 'cargo.0.temperatureC.min': '2' }, { 'cargo.0.temperatureC.max': 'required' }],
    [{ 'cargo.0.temperatureC.max': '8' }, { 'cargo.0.temperatureC.min': 'required' }],
    [{ 'stops.0.place.contact.name': 'Ada' }, { 'stops.0.place.contact.phone': 'required' }],
  ])('%j is named even in a draft: %j', (values, codes) => {
    expect(codesIn(values)).toEqual(codes);
  });

  it.each(['1202', 'UN1202', 'UN 1202', ' un  1202 '])('reads the UN number of %j', (typed) => {
    const read = parseRequest({ ...draft, 'cargo.0.dangerous.un': typed }, { now, way: 'keep' });
    expect(read.ok && read.value.cargo[0]?.dangerous?.un).toBe('1202');
  });

  it.each([
    ['D/E', 'D/E'],
    ['(d / e)', 'D/E'],
    ['–', '-'],
  ])('reads the tunnel code of %j', (typed, code) => {
    const read = parseRequest({ ...draft, 'cargo.0.dangerous.tunnelCode': typed }, { now, way: 'keep' });
    expect(read.ok && read.value.cargo[0]?.dangerous?.tunnelCode).toBe(code);
  });

  it.each(['ZZ9', 'A', 'E/D', 'B1000', 'C5000C', 'D/E/E'])('takes %s for no tunnel code', (typed) => {
    const path = 'cargo.0.dangerous.tunnelCode';
    expect(codesIn({ [path]: typed })).toEqual({ [path]: 'tunnel_code' });
  });

  it.each([
    ['stops.0.place.name', 120],
    ['stops.0.place.address', 200],
    ['stops.0.place.postcode', 12],
    ['stops.0.place.city', 80],
    ['stops.0.place.contact.name', 100],
    ['stops.0.note', 500],
    ['cargo.0.description', 200],
    ['cargo.0.hsCode', 20],
    ['cargo.0.marks', 200],
    ['cargo.0.dangerous.name', 200],
    ['reference', 40],
    ['notes', 2000],
  ])('%s has up to %i characters', (path, most) => {
    const isTaken = (length: number) => !(path in codesIn({ [path]: 'x'.repeat(length) }));
    expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false]);
  });

  it('needs a zone only once there is something to read by it', () => {
    const noWindow = { 'stops.0.window.from': '', 'stops.0.window.to': '', 'stops.0.window.timeZone': '' };
    expect(codesIn(noWindow)).toEqual({});
    expect(codesIn({ ...noWindow, 'stops.0.window.timeZone': 'Mars/Base' })).toEqual({
      'stops.0.window.timeZone': 'time_zone',
    });
  });

  it.each([
    ['EUR', { least: 0.01, most: 1_000_000, decimals: 2 }],
    ['JPY', { least: 1, most: 1_000_000, decimals: 0 }],
    ['BHD', { least: 0.001, most: 1_000_000, decimals: 3 }],
    ['ZZZ', { least: 0.01, most: 1_000_000, decimals: 2 }],
    ['', { least: 0.01, most: 1_000_000, decimals: 2 }],
  ])('tells the limits of a price in whole units of %s', (currency, limits) => {
    expect(problemsIn({ 'pricing.currency': currency, 'pricing.target.amountMinor': 'cheap' })).toMatchObject({
      'pricing.target.amountMinor': { code: 'out_of_range', limits },
    });
  });

  it('may be nothing at all for a draft, but not to be published', () => {
    const blank = writeDraft(requestFields);
    expect(parseRequest(blank, { now, way: 'keep' }).ok).toBe(true);
    expect(parseRequest(blank, { now, way: 'publish' })).toMatchObject({
      ok: false,
      problems: { decisionBy: { code: 'required' }, 'audience.market': { code: 'required' } },
    });
  });
});

describe('a request to be published', () => {
  it.each([
    [{ decisionBy: 'tomorrow' }, { decisionBy: 'not_an_instant' }],
    [{ decisionBy: '2026-01-05T09:00:00Z' }, { decisionBy: 'in_past' }],
    [{ decisionBy: '2026-01-08T09:00:01Z' }, { decisionBy: 'after_first_window' }],
    [
      { pricing: { ...right.pricing, target: { amountMinor: 1, currency: 'ZZZ' } } },
      { 'pricing.target.currency': 'currency' },
    ],
  ])('with %j has the problems %j', (change, codes) => {
    const found = requestProblems({ ...right, ...change }, now);
    expect(Object.fromEntries(Object.entries(found).map(([path, problem]) => [path, problem?.code]))).toEqual(codes);
  });
});

it.each([
  ['the market', { market: true }],
  ['chosen carriers', { carriers: ['c-1'] }],
  ['lists of carriers', { lists: ['l-1'] }],
])('a request may be published to %s alone', (_, audience) => {
  expect(requestProblems({ ...right, audience }, now)).toEqual({});
});

it('a request has twenty stops at most', () => {
  const [first, last] = right.stops ?? [];
  const tooMany = (count: number) => {
    const stops = Array.from({ length: count }, (_, at) => (at === 0 ? first : last)).flatMap((stop) => stop ?? []);
    return requestProblems({ ...right, stops }, now)['stops']?.code;
  };
  expect([tooMany(20), tooMany(21)]).toEqual([undefined, 'too_many']);
});

describe('the outlook on a request', () => {
  const [first, last] = right.stops ?? [];
  it.each([
    ['without a place', [first, {}], false],
    ['with a place that is not on the map', [first, { ...last, place: { lat: 95, lng: 4.85 } }], false],
    ['without the window of a stop', [first, { ...last, window: undefined }], true],
  ])('%s says nothing of lateness', (_, given, hasRoute) => {
    const stops = given.flatMap((stop) => (stop ? [stop] : []));
    const { route, lateAt, isTimed } = requestOutlook({ stops });
    expect({ hasRoute: route !== undefined, lateAt, isTimed }).toEqual({ hasRoute, lateAt: undefined, isTimed: false });
  });
});
