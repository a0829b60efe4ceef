import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileEvent } from '../../../src/domain/edi/status/FileEvent.ts';
import { planStatus } from '../../../src/domain/edi/status/planStatus.ts';
import { read214 } from '../../../src/domain/edi/status/read214.ts';
import { x12StatusFile } from '../../../src/domain/edi/status/x12StatusFile.ts';
import type { PlannedStatus, StatusWords } from '../../../src/domain/edi/status/StatusPlan.ts';
import { foldRecord } from '../../../src/domain/shipment/foldRecord.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { waitingAt } from '../../../src/domain/shipment/waitingAt.ts';
import type { ShipmentEvent } from '../../../src/domain/shipment/ShipmentEvent.ts';
import { lakeshoreShipment } from '../../support/edi/lakeshoreShipment.ts';
import { eventFactory } from '../../support/factories/shipmentFactory.ts';
import { firstSet } from './readFile.ts';
import { status214 } from './vectors.ts';

const utc = (text: string): number => Date.parse(text);
const now = utc('2026-11-25T20:00:00Z');
const words: StatusWords = {
  notMapped: (code) => `EDI status ${code} not mapped`,
  onTheWay: (place) => `On the way: ${place}`,
  expected: (at) => `Expected ${at}`,
  attemptFailed: 'Attempt failed',
  returned: 'Returned',
};
const idOf = (event: FileEvent, type: string): string => `${event.set}/${event.segment}/${type}`;
const assigned: ShipmentRecord = {
  ...lakeshoreShipment,
  events: [
    ...lakeshoreShipment.events,
    eventFactory.build({
      type: 'assigned',
      data: { vehicleId: 'v-1', driverId: 'd-1' },
      at: utc('2026-11-20T10:00:00Z'),
    }),
  ],
};
const events = read214(firstSet(status214)).value ?? [];
const changed = (find: string, replace: string, more = 0): readonly FileEvent[] =>
  read214(firstSet(status214.replace(find, replace).replace('SE*32', `SE*${32 + more}`))).value ?? [];

/** The plan, and how often it rested on the way. */
const stepwise = (shipment: ShipmentRecord, told: readonly FileEvent[], leftOut: ReadonlySet<string> = new Set()) => {
  const work = planStatus(shipment, told, { idOf, words, leftOut, now });
  for (let rests = 0; ; rests += 1) {
    const step = work.next();
    if (step.done) return { planned: step.value, rests };
  }
};

const plan = (
  shipment: ShipmentRecord,
  told: readonly FileEvent[] = events,
  leftOut: ReadonlySet<string> = new Set(),
): readonly PlannedStatus[] => stepwise(shipment, told, leftOut).planned;

/** The shipment after all that is told was recorded. */
const after = (shipment: ShipmentRecord, planned: readonly PlannedStatus[]): ShipmentRecord => {
  const reports = planned.flatMap(({ step }) => (step.does === 'tell' || step.does === 'correct' ? step.reports : []));
  const recorded = reports.map(({ id, event }, nth): ShipmentEvent => ({
    id,
    type: event.type,
    stop: event.stop,
    at: event.at ?? now,
    recordedAt: now + shipment.events.length + nth,
    side: 'carrier',
    source: 'edi',
    position: null,
    data: { ...event.data },
  }));
  return { ...shipment, events: [...shipment.events, ...recorded] };
};
const toldIn = (planned: readonly PlannedStatus[]) =>
  planned.map(({ step }) => (step.does === 'tell' ? step.reports.map(({ event }) => event.type).join(', ') : step));
const does = (planned: readonly PlannedStatus[]) =>
  planned.map(({ step }) =>
    step.does === 'nothing' || step.does === 'cannot' ? `${step.does}: ${step.why}` : step.does,
  );

describe('what a status file comes to', () => {
  it('is told step by step, and the truck that arrives was dispatched', () => {
    const planned = plan(assigned);
    expect(toldIn(planned)).toEqual(['dispatched, arrived', 'departed', 'exception', 'arrived', 'delivered']);
    expect(planned.map(({ at, stop }) => [new Date(at).toISOString(), stop])).toEqual([
      ['2026-11-24T13:55:00.000Z', 0],
      ['2026-11-24T15:40:00.000Z', 0],
      ['2026-11-25T10:30:00.000Z', 1],
      ['2026-11-25T15:05:00.000Z', 1],
      ['2026-11-25T16:30:00.000Z', 1],
    ]);
    const folded = foldRecord(after(assigned, planned));
    expect(folded.status).toBe('delivered');
    const [pickup, delivery] = folded.stops;
    const minutes = (visit = pickup) => ((visit?.departedAt ?? 0) - (visit?.arrivedAt ?? 0)) / 60_000;
    expect([minutes(pickup), minutes(delivery)]).toEqual([105, 85]);
    // Five minutes early, and 65 after the window, of which 30 are grace.
    const late = folded.plan.map((stop, at) => {
      const { arrivedAt = null, departedAt = null } = folded.stops[at] ?? {};
      return waitingAt({ ...stop, arrivedAt, departedAt }, { ...assigned.terms, graceLateMin: 30 }, now).isLate;
    });
    expect(late).toEqual([false, true]);
    expect(folded.openExceptions).toMatchObject([{ kind: 'breakdown', stop: 1 }]);
  });

  it('is the same in whatever order the events stand in the file', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...events], { minLength: events.length }), (shuffled) => {
        expect(plan(assigned, shuffled)).toEqual(plan(assigned));
      }),
    );
  });

  it('adds nothing when the same file comes twice', () => {
    const once = after(assigned, plan(assigned));
    expect(does(plan(once))).toEqual(events.map(() => 'nothing: told_before'));
  });

  it('adds nothing when the same comes in another file', () => {
    const once = after(assigned, plan(assigned));
    const other = events.map((event) => ({ ...event, set: '0002' }));
    expect(does(plan(once, other))).toEqual(events.map(() => 'nothing: known'));
  });

  it('changes nothing back that was corrected since the file came', () => {
    const once = after(assigned, plan(assigned));
    const correction = eventFactory.build({
      type: 'correction',
      at: now,
      recordedAt: now + 100,
      data: { of: '0001/7/arrived', at: '2026-11-24T13:58:00Z' },
    });
    expect(does(plan({ ...once, events: [...once.events, correction] }))).toEqual(
      events.map(() => 'nothing: told_before'),
    );
  });

  it('gives another time to what was told, and moves no status', () => {
    const once = after(assigned, plan(assigned));
    const later = changed('20261124*0755*CT', '20261124*0757*CT').map((event) => ({ ...event, set: '0002' }));
    const [first, ...rest] = plan(once, later);
    expect(first?.step).toEqual({
      does: 'correct',
      was: utc('2026-11-24T13:55:00Z'),
      reports: [
        {
          id: '0002/7/correction',
          event: {
            type: 'correction',
            stop: null,
            at: null,
            data: { of: '0001/7/arrived', at: '2026-11-24T13:57:00.000Z' },
          },
        },
      ],
    });
    expect(does(rest)).toEqual(rest.map(() => 'nothing: known'));
    const folded = foldRecord(after(once, first ? [first] : []));
    expect([folded.status, folded.stops[0]?.arrivedAt]).toEqual(['delivered', utc('2026-11-24T13:57:00Z')]);
  });

  it('refuses a correction that would turn the order of steps', () => {
    const once = after(assigned, plan(assigned));
    const noon = changed('20261124*0755*CT', '20261124*1200*CT').slice(0, 1);
    const [first] = plan(
      once,
      noon.map((event) => ({ ...event, set: '0002' })),
    );
    expect(first?.step).toMatchObject({ does: 'refused', refusal: { code: 'after_next' } });
  });

  it.each([
    [
      'ZZ',
      {
        type: 'note',
        stop: 0,
        at: utc('2026-11-24T13:55:00Z'),
        data: { text: 'EDI status ZZ not mapped', visibility: 'internal' },
      },
    ],
    ['AH', { type: 'exception', data: { kind: 'other', text: 'Attempt failed' } }],
    ['A3', { type: 'exception', data: { kind: 'other', text: 'Returned' } }],
    ['A7', { type: 'exception', data: { kind: 'refused' } }],
    ['A9', { type: 'exception', data: { kind: 'damage' } }],
    ['SD', { type: 'exception', data: { kind: 'late_pickup' } }],
    ['X6', { type: 'note', data: { text: 'On the way: ELWOOD, IL', visibility: 'parties' } }],
    ['AG', { type: 'note', data: { text: 'Expected 2026-11-24 07:55 CT', visibility: 'parties' } }],
  ])('is told of %s without a change of status', (code, event) => {
    const told = changed('AT7*X3*NS***20261124*0755', `AT7*${code}*NS***20261124*0755`)
      .slice(0, 1)
      .map((each) => ({ ...each, stop: ['A7', 'AH'].includes(code) ? undefined : each.stop }));
    const planned = plan(assigned, told);
    expect(planned[0]?.step).toMatchObject({ does: 'tell', reports: [{ event }] });
    expect(foldRecord(after(assigned, planned)).status).toBe('assigned');
  });

  it('tells where a truck was', () => {
    const told = changed('AT7*X3*NS', 'AT7*X6*NS')
      .slice(0, 1)
      .map((each) => ({ ...each, position: { lat: 40, lng: -84 } }));
    expect(plan(assigned, told)[0]?.step).toMatchObject({
      reports: [{ event: { type: 'position', stop: null, position: { lat: 40, lng: -84 } } }],
    });
  });

  it.each<[title: string, code: string, step: string]>([
    ['the award', 'XB', 'nothing: booked'],
    ['loading that ended', 'CP', 'nothing: not_kept'],
    ['a cancellation, which is no matter of a file', 'CA', 'cannot: cancel_by_hand'],
    ['an arrival at a delivery where a pickup is', 'X1', 'cannot: other_stop_type'],
  ])('knows %s', (_, code, step) => {
    expect(does(plan(assigned, changed('AT7*X3*NS', `AT7*${code}*NS`).slice(0, 1)))).toEqual([step]);
  });

  it('wants a truck before anything moves', () => {
    expect(does(plan(lakeshoreShipment))).toEqual([
      'cannot: no_truck',
      'cannot: no_truck',
      'tell',
      'cannot: no_truck',
      'cannot: no_truck',
    ]);
  });

  it('leaves out what somebody left out, and refuses what would follow from it', () => {
    const planned = plan(assigned, events, new Set(['0001/7']));
    expect(does(planned).slice(0, 2)).toEqual(['nothing: left_out', 'refused']);
  });

  it('finds the stop where the file names none: by its kind, else by its town', () => {
    const bare = events.map((event) => ({ ...event, stop: undefined }));
    expect(plan(assigned, bare).map(({ stop }) => stop)).toEqual([0, 0, null, 1, 1]);
    const generic = bare.map((event) => ({
      ...event,
      status: event.status === 'arrived_pickup' ? ('arrived' as const) : event.status,
    }));
    expect(plan(assigned, generic)[0]).toMatchObject({ stop: 0, step: { does: 'tell' } });
  });

  it('knows no stop of that number', () => {
    expect(does(plan(assigned, changed('L11*1*QN', 'L11*9*QN').slice(0, 1)))).toEqual(['cannot: stop_unknown']);
  });

  it('takes times without a zone by the clock of the stop, and says so', () => {
    const [first] = plan(assigned, changed('0755*CT', '0755'));
    expect([first?.isZoneAssumed, first?.at]).toEqual([true, utc('2026-11-24T13:55:00Z')]);
  });

  it('refuses what has not happened yet', () => {
    const [first] = plan(assigned, changed('20261124*0755', '20281124*0755').slice(0, 1));
    expect(first?.step).toMatchObject({ does: 'refused', refusal: { code: 'too_far_ahead' } });
  });

  it('adds nothing from the file of its own status', () => {
    const delivered = after(assigned, plan(assigned));
    const own = read214(firstSet(x12StatusFile(delivered, 'GRNL', now).text)).value ?? [];
    const renamed = own.map((event) => ({ ...event, set: '0009' }));
    expect(does(plan(delivered, renamed))).toEqual(['nothing: booked', ...events.map(() => 'nothing: known')]);
  });
});

it('rests between the events of a file, of which one shipment may have thousands', () => {
  const many = Array.from({ length: 50 }, (_, nth) =>
    events.map((event) => ({ ...event, segment: event.segment + nth * 1000 })),
  ).flat();
  const { planned, rests } = stepwise(assigned, many);
  expect(planned).toHaveLength(events.length * 50);
  expect(rests).toBe(planned.length * 2);
});
