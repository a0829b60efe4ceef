import { expect, it } from 'vitest';
import type { Truck } from '../../../services/freight/verdict/Truck.ts';
import type { Reason } from '../../../services/freight/verdict/Verdict.ts';
import { byWorth } from '../../../services/shipments/byWorth.ts';
import type { Judged } from '../../../services/shipments/Judged.ts';

const vehicle = {
  kind: 'rigid',
  bodyType: 'box',
  plateCountry: 'DE',
  payloadKg: 10_000,
  grossWeightKg: 18_000,
  volumeM3: null,
  loadingLengthM: null,
  palletPositions: null,
  temperatureC: null,
  adr: false,
  equipment: [],
  status: 'available',
  papers: [],
  engagements: [],
  free: null,
};
const driver = { status: 'active', licence: null, cards: [], engagements: [] };

const late: Reason = { code: 'too_far', severity: 'warn', has: 1141 };
const heavy: Reason = { code: 'weight_limit', severity: 'warn', has: 46_900, needs: 40_000 };
const block = (code: Reason['code']): Reason => ({ code, severity: 'block' });

interface Traits {
  readonly reasons?: readonly Reason[];
  readonly km?: number | null;
  readonly slack?: number | null;
  readonly offered?: boolean;
  readonly driven?: boolean;
}

const candidate = (
  id: string,
  { reasons = [], km = 50, slack = 60, offered = false, driven = true }: Traits,
): Judged => {
  const truck: Truck = { id, vehicle, trailer: null, driver: driven ? driver : null };
  const fits = reasons.every(({ severity }) => severity !== 'block');
  const approach = { free: null, emptyKm: km, slackMin: slack };
  return { truck, trailerId: null, driverId: null, offered, verdict: { fits, reasons: [...reasons] }, approach };
};

it.each<readonly [string, Traits, Traits]>([
  ['fits before one that does not', {}, { reasons: [block('payload')], km: 1 }],
  ['comes in time before one that does not', { km: 900 }, { reasons: [late], km: 1, offered: true }],
  ['is within the weight limit before one that is not', { km: 900 }, { reasons: [heavy], km: 1, offered: true }],
  ['has a driver before one without', { reasons: [late] }, { driven: false }],
  ['was offered before one that is nearer', { offered: true, km: 90 }, { km: 1 }],
  ['is nearer before one with more time', { km: 10, slack: 1 }, { km: 20, slack: 90 }],
  ['is somewhere before one whose place is not known', { km: 900 }, { km: null, slack: null }],
  [
    'has fewer reasons against it before one that is nearer',
    { reasons: [block('payload')], km: 900, slack: -600 },
    { reasons: [block('payload'), block('pallets')], km: 1 },
  ],
  [
    'of as many reasons has more time before one that is nearer',
    { reasons: [block('payload')], km: 90, slack: 60 },
    { reasons: [block('payload')], km: 10, slack: -60 },
  ],
])('puts a truck that %s', (_, better, worse) => {
  // The ids would put them the other way round.
  const [first, second] = [candidate('b', better), candidate('a', worse)];
  expect([second, first].toSorted(byWorth).map(({ truck }) => truck.id)).toEqual(['b', 'a']);
});
