import type { Told } from './Journey.ts';
import type { Scene, SceneTimes } from './Scene.ts';

const hour = 60;

interface Trip {
  readonly drive: number;
  /** At the pickup. */
  readonly arrives: number;
  readonly stays?: number;
  /** How long before the arrival the window opens. */
  readonly early?: number;
  readonly besides?: readonly Told[];
}

/** A trip that is planned and goes as usual around one arrival. */
function trip({ drive, arrives, stays = 50, early = 25, besides = [] }: Trip): SceneTimes {
  const left = arrives + stays;
  const there = left + drive + 10;
  return {
    bookedAt: arrives - 26 * hour,
    assignedAt: arrives - 19 * hour,
    dispatchedAt: arrives - 150,
    windows: [
      [arrives - early, arrives - early + 3 * hour],
      [there - hour, there + 4 * hour],
    ],
    visits: [
      [arrives, left],
      [there, there + 55],
    ],
    proofs: [{ at: there + 95 }],
    besides,
  };
}

/** A trip that is at its last stop at some time. */
const tripEnding = (drive: number, arrives: number): SceneTimes => trip({ drive, arrives: arrives - drive - hour });

const told = (type: string, at: number, data: Told['data'] = {}, by: Told['by'] = 'carrier'): Told => ({
  type,
  at,
  by,
  data,
});

/**
 * How shipments stand when the demo starts, whatever the hour: one of each that somebody has to look at, those first that every screen needs.
 * Windows are rounded to half hours, so nothing here may hang on less.
 */
export const scenes = {
  assigned: { times: (drive) => trip({ drive, arrives: 7 * hour }) },
  atPickup: { times: (drive) => trip({ drive, arrives: -35 }) },
  inTransit: { times: (drive) => trip({ drive, arrives: -0.45 * drive - 50 }) },
  dispatched: { times: (drive) => trip({ drive, arrives: 75 }) },
  atDelivery: { times: (drive) => tripEnding(drive, -25) },
  waiting: { times: (drive) => trip({ drive, arrives: -200, stays: 225 }) },
  lateForPickup: {
    times: (drive) => {
      const delay = told('delay', -75, { minutes: 90, reason: 'previous_trip' });
      return trip({ drive, arrives: 55, early: 4.5 * hour, besides: [delay] });
    },
  },
  podToVerify: { times: (drive) => tripEnding(drive, -11 * hour) },
  unassignedSoon: {
    times: (drive) => ({ ...trip({ drive, arrives: 4.6 * hour, early: 0 }), bookedAt: -3 * hour, assignedAt: null }),
  },
  lateForDelivery: {
    times: (drive) => {
      const left = -0.8 * drive - 10;
      const late = trip({ drive, arrives: left - 4.5 * hour, stays: 4.5 * hour });
      const besides = [
        told('exception', left - 3 * hour, { kind: 'goods_not_ready' }),
        told('resolved', left - 20),
        told('delay', left + 5, { minutes: 180, reason: 'loading' }),
      ];
      return { ...late, windows: [late.windows[0], [-5 * hour, -hour]], besides };
    },
  },
  podMissing: { times: (drive) => ({ ...tripEnding(drive, -5 * hour), proofs: [] }) },
  breakdown: {
    times: (drive) => {
      const besides = [
        told('exception', -0.1 * drive, { kind: 'breakdown' }),
        told('delay', -0.1 * drive + 5, { minutes: 120, reason: 'breakdown' }),
      ];
      return trip({ drive, arrives: -0.6 * drive - 50, besides });
    },
  },
  podRejected: {
    times: (drive) => ({ ...tripEnding(drive, -26 * hour), proofs: [{ at: -24 * hour, rejectedAt: -4 * hour }] }),
  },
  unassignedLong: {
    times: (drive) => ({ ...trip({ drive, arrives: 2.8 * hour, early: 0 }), bookedAt: -6 * hour, assignedAt: null }),
  },
  onHold: {
    times: (drive) => {
      const planned = trip({ drive, arrives: 9 * hour, besides: [told('hold', -100, {}, 'shipper')] });
      return { ...planned, assignedAt: null };
    },
  },
  damaged: {
    times: (drive) => ({ ...tripEnding(drive, -20 * hour), proofs: [{ at: -18 * hour, damaged: 2 }] }),
  },
  calledOff: {
    ends: 'called_off',
    times: (drive) => {
      const cancelled = told('cancelled', -hour, { reason: 'order_changed' }, 'shipper');
      return { ...trip({ drive, arrives: 6 * hour, besides: [cancelled] }), assignedAt: null };
    },
  },
  givenBack: {
    ends: 'given_back',
    times: (drive) => trip({ drive, arrives: 12 * hour, besides: [told('cancelled', -40, { reason: 'breakdown' })] }),
  },
  orderedInVain: {
    ends: 'called_off',
    isRare: true,
    times: (drive) => {
      const arrives = -80 * hour;
      return trip({ drive, arrives, besides: [told('cancelled', arrives - 120, { reason: 'not_ready' }, 'shipper')] });
    },
  },
} as const satisfies Readonly<Record<string, Scene>>;
