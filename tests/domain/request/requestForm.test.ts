import { describe, expect, it } from 'vitest';
import type { FoundPlace } from '../../../src/domain/place/FoundPlace.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { duplicateDraft } from '../../../src/domain/request/duplicateDraft.ts';
import { contentSoFar, parseRequest } from '../../../src/domain/request/parseRequest.ts';
import { newRequestDraft, requestDraft, withPickupOn } from '../../../src/domain/request/requestDraft.ts';
import { type RequestDraft, requestFields } from '../../../src/domain/request/requestFields.ts';
import { missingParts } from '../../../src/domain/request/missingParts.ts';
import { elapsedMinutes } from '../../../src/domain/driving/elapsedMinutes.ts';
import { requestOutlook } from '../../../src/domain/request/requestOutlook.ts';
import {
  clearParts,
  clearTown,
  isAt,
  partsLeft,
  partsUnchanged,
  placeStop,
} from '../../../src/domain/request/placeOfStop.ts';
import { addStop, removeStop, swapStops } from '../../../src/domain/request/stopsInDraft.ts';
import { windowInstant, windowTyped } from '../../../src/domain/request/windowInstant.ts';
import { joinEnd, onDay, splitEnd } from '../../../src/domain/request/windowParts.ts';
import { verdictOn } from '../../../src/domain/verdict/verdictOn.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { unit } from '../../support/freight/combination.ts';

const now = Date.UTC(2026, 0, 5, 9);
const right = requestFactory.build();
const draft = requestDraft(right);
const problemsIn = (values: Readonly<Record<string, string>>, way: 'keep' | 'publish' = 'publish') => {
  const read = parseRequest({ ...draft, ...values }, { now, way });
  return read.ok ? {} : Object.fromEntries(Object.entries(read.problems).map(([path, found]) => [path, found?.code]));
};

describe('the form of a request', () => {
  it('holds windows by the clock of the stop and prices in whole units', () => {
    expect(draft).toMatchObject({
      'stops.0.window.from': '2026-01-08T08:00',
      'stops.0.window.timeZone': 'Europe/Berlin',
      'cargo.0.pickup': '1',
      'cargo.0.delivery': '2',
      'pricing.target.amountMinor': '1250',
    });
  });

  it('sends what it was given', () => {
    const read = parseRequest(draft, { now, way: 'publish' });
    expect(read).toMatchObject({
      ok: true,
      value: {
        stops: [{ window: { from: '2026-01-08T08:00:00+01:00' } }, { window: { to: '2026-01-09T16:00:00+01:00' } }],
        pricing: { target: { amountMinor: 125_000, currency: 'EUR' } },
        cargo: [{ pickup: 0, delivery: 1 }],
      },
    });
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'an end before the beginning',
      { 'stops.0.window.to': '2026-01-08T07:00' },
      { 'stops.0.window.to': 'window_order' },
    ],
    [
      'an hour that clocks skip',
      { 'stops.0.window.to': '2026-03-29T02:30' },
      { 'stops.0.window.to': 'not_an_instant' },
    ],
    ['no zone', { 'stops.1.window.timeZone': '' }, { 'stops.1.window.timeZone': 'time_zone' }],
    ['a time alone', { 'stops.0.window.from': 'T08:00' }, { 'stops.0.window.from': 'not_an_instant' }],
    [
      'a price that is none',
      { 'pricing.target.amountMinor': 'cheap' },
      { 'pricing.target.amountMinor': 'out_of_range' },
    ],
    [
      'a price of a million and more',
      { 'pricing.target.amountMinor': '1000000.01' },
      { 'pricing.target.amountMinor': 'out_of_range' },
    ],
    [
      'a fixed price without a price',
      { 'pricing.model': 'fixed', 'pricing.target.amountMinor': '' },
      { 'pricing.target.amountMinor': 'required' },
    ],
    ['nobody asked', { 'audience.market': '' }, { 'audience.market': 'required' }],
    [
      'dangerous goods without a number',
      { 'cargo.0.dangerous.limitedQuantity': 'no' },
      {
        'cargo.0.dangerous.un': 'required',
        'cargo.0.dangerous.name': 'required',
        'cargo.0.dangerous.class': 'required',
      },
    ],
  ])('names what is wrong with %s', (_, values, problems) => {
    expect(problemsIn(values)).toEqual(problems);
  });

  it('is kept as a draft although everything is missing, but not with what cannot be read', () => {
    const empty = newRequestDraft('Europe/Berlin');
    expect(parseRequest(empty, { now, way: 'keep' }).ok).toBe(true);
    expect(empty).toMatchObject({ 'cargo.0.packageCode': 'OH', 'cargo.0.pickup': '1', 'cargo.0.delivery': '2' });
    expect(contentSoFar(empty)).toMatchObject({
      audience: { market: true },
      pricing: { model: 'bid', currency: 'EUR' },
    });
    expect(problemsIn({ 'cargo.0.count': 'many' }, 'keep')).toEqual({ 'cargo.0.count': 'not_a_number' });
  });

  it('reads what is there while other things cannot be read', () => {
    expect(contentSoFar({ ...draft, 'cargo.0.count': 'many' })).toMatchObject({
      cargo: [{ count: undefined, grossKg: 18_400 }],
    });
  });

  it('tells of a missing town once', () => {
    const required = { code: 'required' } as const;
    const missing = { code: 'position_missing' } as const;
    const place = 'stops.0.place';
    expect(
      missingParts({ [`${place}.city`]: required, [`${place}.country`]: required, [`${place}.lat`]: missing }),
    ).toEqual({ [`${place}.city`]: required });
    expect(missingParts({ [`${place}.lat`]: missing, [`${place}.lng`]: missing })).toEqual({
      [`${place}.city`]: missing,
    });
  });
});

describe('an hour that comes twice', () => {
  const zone = 'Europe/Berlin';
  const [first, second] = ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'].map(Date.parse);

  it('is the first by default, and the other if its offset is typed', () => {
    expect(windowInstant('2026-10-25T02:30', zone)).toBe('2026-10-25T02:30:00+02:00');
    expect(windowInstant('2026-10-25T02:30+01:00', zone)).toBe('2026-10-25T02:30:00+01:00');
  });

  it('keeps which of the two it is', () => {
    expect([first, second].map((instant) => windowTyped(instant ?? 0, zone))).toEqual([
      '2026-10-25T02:30',
      '2026-10-25T02:30+01:00',
    ]);
  });

  it('is split into what is typed in three fields', () => {
    const typed = '2026-10-25T02:30+01:00';
    expect(splitEnd(typed)).toEqual({ day: '2026-10-25', time: '02:30', offset: '+01:00' });
    expect(joinEnd(splitEnd(typed))).toBe(typed);
    expect(['', '2026-10-25T', 'T08:00', 'soonT'].map((each) => joinEnd(splitEnd(each)))).toEqual([
      '',
      '2026-10-25T',
      'T08:00',
      'soonT',
    ]);
  });
});

const end = (day: string, time: string) => ({ day, time, offset: '' });

describe('a window', () => {
  it('has the usual hours once its day is known', () => {
    expect(onDay({ from: end('', ''), to: end('', '') }, '2026-01-08')).toEqual({
      from: end('2026-01-08', '08:00'),
      to: end('2026-01-08', '16:00'),
    });
  });

  it.each([
    ['09:30', ''],
    ['', '17:30'],
  ])('keeps the hours it has: from %j to %j', (from, to) => {
    expect(onDay({ from: end('', from), to: end('', to) }, '2026-01-08')).toEqual({
      from: end('2026-01-08', from),
      to: end('2026-01-08', to),
    });
  });

  it('has no hours without a day', () => {
    expect(onDay({ from: end('', ''), to: end('', '') }, '')).toEqual({ from: end('', ''), to: end('', '') });
  });

  it('keeps its length when its day changes', () => {
    expect(onDay({ from: end('2026-01-08', '22:00'), to: end('2026-01-09', '02:00') }, '2026-02-28')).toEqual({
      from: end('2026-02-28', '22:00'),
      to: end('2026-03-01', '02:00'),
    });
  });

  it.each([
    ['2026-02-28', end('', '22:00'), end('2026-01-09', '02:00'), '2026-02-28'],
    ['2026-02-28', end('2026-01-08', '22:00'), end('', '02:00'), '2026-02-28'],
    ['2026-02', end('2026-01-08', '22:00'), end('2026-01-09', '02:00'), '2026-02'],
  ])('of which a day is unknown ends on the day it begins: %s', (day, from, to, last) => {
    expect(onDay({ from, to }, day)).toEqual({ from: end(day, '22:00'), to: end(last, '02:00') });
  });
});

describe('a copy', () => {
  it('asks for the same on the next day, without the reference', () => {
    const copy = duplicateDraft(right, { now: Date.UTC(2026, 1, 1, 9), zone: 'UTC' });
    expect(copy).toMatchObject({
      reference: '',
      'stops.0.window.from': '2026-02-02T08:00',
      'stops.1.window.to': '2026-02-03T16:00',
      decisionBy: '2026-02-01T17:00:00+01:00',
    });
  });

  it('of one that is still to come keeps its dates', () => {
    expect(duplicateDraft(right, { now, zone: 'UTC' })['stops.0.window.from']).toBe('2026-01-08T08:00');
  });

  it('has no deadline where that would have passed', () => {
    expect(duplicateDraft(right, { now: Date.UTC(2026, 1, 1, 17), zone: 'UTC' }).decisionBy).toBe('');
    const early = { ...right, decisionBy: '2026-01-04T17:00:00+01:00' };
    expect(duplicateDraft(early, { now, zone: 'UTC' }).decisionBy).toBe('');
  });

  it('of a draft without a pickup day is picked up on the chosen day in the usual hours', () => {
    const blank = { ...draft, 'stops.0.window.from': '', 'stops.0.window.to': '' };
    expect(withPickupOn(blank, '2026-07-08')).toMatchObject({
      'stops.0.window.from': '2026-07-08T08:00',
      'stops.0.window.to': '2026-07-08T16:00',
      decisionBy: draft.decisionBy,
    });
  });

  it('keeps the time of day when clocks change in between', () => {
    const moved = withPickupOn(draft, '2026-07-08');
    expect([moved['stops.0.window.from'], moved.decisionBy]).toEqual(['2026-07-08T08:00', '2026-07-07T17:00:00+02:00']);
  });
});

describe('stops in the form', () => {
  const three: RequestDraft = {
    ...addStop(draft, 'Europe/Paris'),
    'cargo.0.delivery': '2',
    'stops.2.place.city': 'Nice',
  };

  it('are added as deliveries by the clock of the last', () => {
    expect([three['stops.2.type'], three['stops.2.window.timeZone']]).toEqual(['delivery', 'Europe/Paris']);
  });

  it('take their cargo along when they change places', () => {
    const swapped = swapStops(three, 1);
    expect([swapped['stops.1.place.city'], swapped['stops.2.place.city']]).toEqual(['Nice', 'Lyon']);
    expect([swapped['cargo.0.pickup'], swapped['cargo.0.delivery']]).toEqual(['1', '3']);
  });

  it('leave cargo without a stop when that is removed, and renumber the rest', () => {
    expect(removeStop(three, 1)['cargo.0.delivery']).toBe('');
    expect(removeStop({ ...three, 'cargo.0.delivery': '3' }, 1)['cargo.0.delivery']).toBe('2');
  });

  it('leave what names no stop of the cargo as it was typed', () => {
    expect(removeStop({ ...three, 'cargo.0.delivery': 'gate 2' }, 1)['cargo.0.delivery']).toBe('gate 2');
  });
});

const warehouse: FoundPlace = {
  id: 'p-1',
  name: 'North hub',
  address: 'Hauptstr. 1',
  postcode: '04103',
  city: 'Leipzig',
  region: 'Sachsen',
  country: 'DE',
  lat: 51.34,
  lng: 12.38,
  accuracy: 'address',
  contact: { name: 'Ada', phone: '+49 341 1' },
  note: 'Gate 3',
  timeZone: 'Europe/Berlin',
};
const town: FoundPlace = {
  ...warehouse,
  id: undefined,
  name: 'Lyon',
  city: 'Lyon',
  country: 'FR',
  accuracy: 'town',
  address: undefined,
  postcode: undefined,
  contact: undefined,
  note: undefined,
};

const placed = (place: FoundPlace) => ({ place, before: undefined, isMoved: false });
const moved = (place: FoundPlace, before: FoundPlace | undefined = warehouse) => ({ place, before, isMoved: true });

describe('the place of a stop', () => {
  const ofPlace = [
    'place.name',
    'place.address',
    'place.postcode',
    'place.contact.name',
    'place.contact.phone',
    'note',
  ];
  const heldIn = (values: object): readonly unknown[] => {
    const held = new Map<string, unknown>(Object.entries(values));
    return ofPlace.map((part) => held.get(`stops.0.${part}`));
  };
  const empty = newRequestDraft('UTC');
  const atWarehouse = placeStop(empty, 0, placed(warehouse));

  it('takes what belongs to it along when another one is chosen', () => {
    expect(heldIn(atWarehouse)).toEqual(['North hub', 'Hauptstr. 1', '04103', 'Ada', '+49 341 1', 'Gate 3']);
    expect(heldIn(placeStop(atWarehouse, 0, moved(town)))).toEqual(['', '', '', '', '', '']);
    expect(partsLeft(atWarehouse, 0, moved(town))).toEqual({});
  });

  it('leaves what is beside its town while that is emptied', () => {
    const cleared = clearTown(atWarehouse, 0);
    expect(heldIn(cleared)).toEqual(heldIn(atWarehouse));
    expect(cleared).toMatchObject({ 'stops.0.place.city': '', 'stops.0.place.lat': '', 'stops.0.place.country': '' });
  });

  it('keeps what was typed beside the town before, and can clear what was not changed since', () => {
    const typed = { ...atWarehouse, 'stops.0.place.address': 'Rue 5', 'stops.0.place.contact.name': 'Eve' };
    const left = partsLeft(typed, 0, moved(town));
    expect(left).toEqual({ 'place.address': 'Rue 5', 'place.contact.name': 'Eve' });
    const byNow = { ...placeStop(typed, 0, moved(town)), 'stops.0.place.contact.name': 'Bo' };
    expect(heldIn(byNow)).toEqual(['', 'Rue 5', '', 'Bo', '', '']);
    expect(partsUnchanged(byNow, 0, left)).toEqual(['place.address']);
    expect(heldIn(clearParts(byNow, 0, left))).toEqual(['', '', '', 'Bo', '', '']);
  });

  it('is not the place of another town of that name', () => {
    const there = placeStop(empty, 0, placed(town));
    expect(isAt(there, 0, town)).toBe(true);
    expect(isAt(there, 0, { ...town, lat: 47.1 })).toBe(false);
    expect(isAt(clearTown(there, 0), 0, town)).toBe(false);
  });

  it('sets the zone of its window, which stays when the town goes', () => {
    const inLondon = placeStop(draft, 0, placed({ ...town, timeZone: 'Europe/London' }));
    expect(inLondon).toMatchObject({ 'stops.0.window.timeZone': 'Europe/London' });
    expect(clearTown(inLondon, 0)).toMatchObject({ 'stops.0.window.timeZone': 'Europe/London' });
  });

  it('says where a place is to six decimals, some 10 cm', () => {
    const held = placeStop(draft, 0, placed({ ...town, lat: 51.339_695_49, lng: -0.000_000_51 }));
    expect([held['stops.0.place.lat'], held['stops.0.place.lng']]).toEqual(['51.339695', '-0.000001']);
  });

  it('leaves a note that was typed for the driver, and what was typed before the first choice', () => {
    const noted = {
      ...newRequestDraft('UTC'),
      'stops.0.note': 'Ring twice',
      'stops.0.place.address': 'Rue 5',
      'stops.0.place.contact.name': 'Bo',
    };
    expect(placeStop(noted, 0, placed(warehouse))).toMatchObject({ 'stops.0.note': 'Ring twice' });
    expect(placeStop(noted, 0, placed(town))).toMatchObject({
      'stops.0.note': 'Ring twice',
      'stops.0.place.address': 'Rue 5',
      'stops.0.place.contact.name': 'Bo',
    });
  });
});

const on = (from: string, to: string) => ({ from, to, timeZone: 'Europe/Berlin' });

const stopAt = (lat: number, from: string, to: string, country = 'DE') => ({
  place: { lat, lng: 10, country },
  window: on(`2026-01-08T${from}:00Z`, `2026-01-08T${to}:00Z`),
});

describe('the outlook', () => {
  it('adds up distance, time and sizes', () => {
    const { route, onTheRoad, lateAt, isTimed, kg, pallets, adr } = requestOutlook(right);
    expect(route?.km).toBeGreaterThan(800);
    expect(onTheRoad).toBeGreaterThan(route?.minutes ?? 0);
    expect({ lateAt, isTimed, kg, pallets, adr }).toEqual({
      lateAt: undefined,
      isTimed: true,
      kg: 18_400,
      pallets: 24,
      adr: undefined,
    });
  });

  it('finds the first stop that one driver cannot reach in time', () => {
    expect(requestOutlook(contentSoFar({ ...draft, 'stops.1.window.to': '2026-01-08T18:00' })).lateAt).toBe(1);
  });

  it('waits at a stop that opens later, and counts from there', () => {
    const [pickup, delivery] = right.stops ?? [];
    if (!pickup || !delivery) throw new Error('A request has two stops.');
    const stops = (to: string) => [
      { ...pickup, window: on('2026-01-08T07:00:00Z', '2026-01-08T09:00:00Z') },
      // Next door, but not before noon.
      { ...pickup, window: on('2026-01-08T12:00:00Z', '2026-01-08T14:00:00Z') },
      { ...delivery, window: on('2026-01-08T07:00:00Z', to) },
    ];
    const needed = requestOutlook({ stops: stops('2026-01-12T00:00:00Z') });
    expect(needed.lateAt).toBeUndefined();
    const [first, leg] = needed.route?.legs ?? [];
    const driven = elapsedMinutes((first?.minutes ?? 0) + (leg?.minutes ?? 0), []);
    const arrival = Date.parse('2026-01-08T12:00:00Z') + Math.round(60 + driven) * 60_000;
    const closes = (instant: number) => requestOutlook({ stops: stops(new Date(instant).toISOString()) }).lateAt;
    expect([closes(arrival), closes(arrival - 60_000)]).toEqual([undefined, 2]);
  });

  // 3 h 18 for each leg: with a break and two hours of loading 9 h 20 in all.
  it.each([
    ['16:30', undefined, []],
    ['16:00', 2, ['driving_time']],
  ])('until %s counts as the verdict does: one drive over all stops, an hour at each', (closes, lateAt, codes) => {
    const stops = [stopAt(52, '07:00', '09:00'), stopAt(50.6, '07:00', '18:00'), stopAt(49.2, '07:00', closes)];
    const { reasons } = verdictOn({ stops }, { vehicle: unit({}) }, 0);
    expect([requestOutlook({ stops }).lateAt, reasons.map(({ code }) => code)]).toEqual([lateAt, codes]);
  });

  // 710 km, 10 h 45 at the wheel.
  it.each([
    ['US', 30],
    ['CA', 45 + 11 * 60],
  ])('within %s adds breaks and rests of %i minutes', (country, rests) => {
    const stops = [stopAt(41.9, '07:00', '09:00', country), stopAt(36.2, '07:00', '18:00', country)];
    const { route, onTheRoad } = requestOutlook({ stops });
    expect(onTheRoad).toBe((route?.minutes ?? 0) + rests);
  });

  it('counts the points of dangerous goods', () => {
    const dangerous = { un: '1203', transportCategory: 2, quantity: 200 };
    expect(requestOutlook({ cargo: [{ dangerous }] }).adr).toEqual({ points: 600, isExempt: true });
  });

  it('knows nothing of a blank form', () => {
    expect(requestOutlook(contentSoFar(writeDraft(requestFields)))).toMatchObject({
      route: undefined,
      onTheRoad: undefined,
      kg: 0,
    });
  });
});
