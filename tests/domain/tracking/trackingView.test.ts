import { describe, expect, it } from 'vitest';
import { codeIn } from '../../../src/domain/tracking/codeIn.ts';
import { isTrackingPath } from '../../../src/domain/tracking/isTrackingPath.ts';
import { trackingView } from '../../../src/domain/tracking/trackingView.ts';
import { aStop, aTracking, hoursOn } from '../../support/factories/trackingFactory.ts';

const [essen, lyon] = [aTracking().stops[0] ?? aStop(), aStop()];
const waiting = { ...essen, arrivedAt: undefined, departedAt: undefined };
const states = (tracking = aTracking()) => trackingView(tracking).steps.map(({ state }) => state);

describe('where a shipment is', () => {
  it.each([
    ['before the pickup', { status: 'not_started', stops: [waiting, lyon] }, { kind: 'before', town: 'Essen' }],
    [
      'while it is loaded',
      { status: 'not_started', stops: [{ ...waiting, arrivedAt: hoursOn(-1) }, lyon] },
      { kind: 'at', town: 'Essen' },
    ],
    ['between two stops', {}, { kind: 'between', from: 'Essen', town: 'Lyon' }],
    [
      'with a first stop that was left out',
      { stops: [{ ...waiting, skipped: true }, lyon] },
      { kind: 'towards', town: 'Lyon' },
    ],
    [
      'at its last stop',
      { status: 'arrived', stops: [essen, aStop({ arrivedAt: hoursOn(-1) })] },
      { kind: 'at', town: 'Lyon' },
    ],
    [
      'once it is delivered short of a stop that was left out',
      { status: 'delivered', stops: [essen, lyon, aStop({ town: 'Nice', skipped: true })] },
      { kind: 'delivered', town: 'Lyon' },
    ],
    ['once it is delivered', { status: 'delivered' }, { kind: 'delivered', town: 'Lyon' }],
    ['once it is canceled', { status: 'cancelled' }, { kind: 'nowhere' }],
  ] as const)('is told %s', (_, changes, whereabouts) => {
    expect(trackingView(aTracking(changes)).whereabouts).toEqual(whereabouts);
  });

  it('is told by its distance to the next stop, to ten kilometres, with the age of that', () => {
    expect(trackingView(aTracking()).seen).toEqual({ ageMs: 15 * 60_000, km: 170, town: 'Lyon' });
  });

  it('has no distance to a stop whose place is not known, and is never seen in the future', () => {
    const stops = [essen, aStop({ place: undefined })];
    const position = { lat: 47, lng: 5, at: hoursOn(1) };
    expect(trackingView(aTracking({ stops, position })).seen).toEqual({ ageMs: 0, km: undefined, town: 'Lyon' });
  });

  it.each([
    ['at a stop', { stops: [essen, aStop({ arrivedAt: hoursOn(-1) })] }],
    ['delivered', { status: 'delivered' }],
    ['canceled', { status: 'cancelled' }],
    ['not seen yet', { position: undefined }],
  ] as const)('has no position that is %s', (_, changes) => {
    expect(trackingView(aTracking(changes)).seen).toBeUndefined();
  });
});

describe('when a shipment is expected', () => {
  it('is told with how it is known, and the plan', () => {
    expect(trackingView(aTracking()).arrival).toEqual({
      town: 'Lyon',
      timeZone: 'Europe/Paris',
      at: hoursOn(5),
      basis: 'position',
      late: false,
      since: 'Essen',
      planned: { from: hoursOn(2), to: hoursOn(6) },
    });
  });

  it('is the plan as long as there is no estimate', () => {
    const planned = trackingView(aTracking({ stops: [waiting, lyon] })).arrival;
    expect(planned).toMatchObject({ at: undefined, basis: 'plan', late: false, since: undefined });
  });

  it('is told with the stop it stands at, if that is what is known', () => {
    const expected = { at: hoursOn(8), basis: 'arrival', late: true } as const;
    const stops = [{ ...waiting, arrivedAt: hoursOn(-1) }, aStop({ from: undefined, expected })];
    const { arrival } = trackingView(aTracking({ status: 'not_started', stops }));
    expect(arrival).toMatchObject({ at: hoursOn(8), basis: 'arrival', late: true, since: 'Essen', planned: undefined });
  });

  it.each([
    ['there', { stops: [essen, aStop({ arrivedAt: hoursOn(-1) })] }],
    ['delivered', { status: 'delivered' }],
    ['canceled', { status: 'cancelled' }],
    ['without any stop', { stops: [] }],
    ['without plan or estimate', { stops: [aStop({ from: undefined })] }],
  ] as const)('is not told of one that is %s', (_, changes) => {
    expect(trackingView(aTracking(changes)).arrival).toBeUndefined();
  });

  it('is that of the last stop that is not left out', () => {
    const stops = [essen, aStop({ town: 'Metz' }), aStop({ skipped: true })];
    expect(trackingView(aTracking({ stops })).arrival).toMatchObject({ town: 'Metz' });
  });
});

describe('the steps', () => {
  it.each([
    ['not started', aTracking({ status: 'not_started', stops: [waiting, lyon] }), ['later', 'later']],
    [
      'being loaded',
      aTracking({ status: 'not_started', stops: [{ ...waiting, arrivedAt: 0 }, lyon] }),
      ['here', 'later'],
    ],
    ['on the way', aTracking(), ['done', 'next']],
    ['arrived', aTracking({ status: 'arrived', stops: [essen, aStop({ arrivedAt: 0 })] }), ['done', 'here']],
    ['delivered', aTracking({ status: 'delivered' }), ['done', 'done']],
    ['canceled', aTracking({ status: 'cancelled', stops: [waiting, lyon] }), ['later', 'later']],
    ['with one left out', aTracking({ stops: [essen, aStop({ skipped: true }), lyon] }), ['done', 'skipped', 'next']],
  ])('say how far it has come: %s', (_, tracking, expected) => {
    expect(states(tracking)).toEqual(expected);
  });

  it.each([
    ['left', {}, aStop({ arrivedAt: hoursOn(-2), departedAt: hoursOn(-1) }), { kind: 'left', at: hoursOn(-1) }],
    ['arrived', {}, aStop({ arrivedAt: hoursOn(-2) }), { kind: 'arrived', at: hoursOn(-2) }],
    [
      'expected',
      {},
      aStop({ expected: { at: hoursOn(3), basis: 'departure', late: true } }),
      { kind: 'expected', at: hoursOn(3) },
    ],
    ['planned', {}, aStop(), { kind: 'planned', from: hoursOn(2), to: hoursOn(6) }],
    [
      'delivered',
      { status: 'delivered', deliveredAt: hoursOn(-1) },
      aStop({ arrivedAt: hoursOn(-2) }),
      { kind: 'delivered', at: hoursOn(-1) },
    ],
    ['delivered, at a time nobody knows', { status: 'delivered' }, aStop(), undefined],
    ['left out', {}, aStop({ skipped: true }), undefined],
    ['canceled', { status: 'cancelled' }, aStop(), undefined],
    ['unplanned', {}, aStop({ to: undefined }), undefined],
  ] as const)('have the time that says most: %s', (_, changes, stop, time) => {
    expect(trackingView(aTracking({ ...changes, stops: [essen, stop] })).steps[1]?.time).toEqual(time);
  });

  it('tell the delivery at the last stop that is not left out', () => {
    const stops = [essen, aStop({ arrivedAt: hoursOn(-2) }), aStop({ skipped: true })];
    const { steps } = trackingView(aTracking({ status: 'delivered', deliveredAt: hoursOn(-1), stops }));
    expect(steps.slice(1).map(({ state, time }) => [state, time])).toEqual([
      ['done', { kind: 'delivered', at: hoursOn(-1) }],
      ['skipped', undefined],
    ]);
  });

  it('say which will be late, as long as it is not there', () => {
    const expected = { at: hoursOn(9), basis: 'position', late: true } as const;
    const late = (stop: object, status: 'on_the_way' | 'cancelled' = 'on_the_way') =>
      trackingView(aTracking({ status, stops: [essen, aStop({ expected, ...stop })] })).steps[1]?.late;
    expect([late({}), late({ arrivedAt: hoursOn(-1) }), late({ skipped: true }), late({}, 'cancelled')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

it.each([
  ['/track/k3J-_x', 'k3J-_x', true],
  ['/track/k3J/', 'k3J', true],
  ['/track/', '', true],
  ['/track', '', true],
  ['/track.html', '', true],
  [`/track/${'x'.repeat(65)}`, '', true],
  ['/track/<script>', '', true],
  ['/tracks/k3J', '', false],
  ['/ui/track/k3J', '', false],
])('%s has the code %s', (path, code, isPage) => {
  expect([codeIn(path), isTrackingPath(path)]).toEqual([code, isPage]);
});
