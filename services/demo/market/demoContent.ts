import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { RequestContent } from '../../freight/request/requestContent.ts';
import { elapsedMinutes } from '../../freight/route/elapsedMinutes.ts';
import { estimateRoute } from '../../freight/route/estimateRoute.ts';
import { zoneAt } from '../../freight/route/zoneAt.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { demoCargo } from './demoCargo.ts';
import type { DemoShipper } from './demoShippers.ts';
import { siteNamed } from './demoSites.ts';
import type { Goods } from './Goods.ts';
import { instantAt, nextOpen } from './localTime.ts';
import type { Site } from './Site.ts';

type Stop = RequestContent['stops'][number];

const minute = 60_000;
const serviceMin = 60;

interface Opening {
  readonly from: Date;
  readonly hours: number;
}

const stopAt = (type: 'pickup' | 'delivery', site: Site, { from, hours }: Opening): Stop => ({
  id: null,
  type,
  place: { ...site, accuracy: 'address', contact: null },
  window: {
    from: from.toISOString(),
    to: addMilliseconds(from, hours * 60 * minute).toISOString(),
    timeZone: zoneAt(site.lat, site.lng),
  },
  serviceMin,
  note: null,
});

/** Stops in order, each open when a truck that drives and rests as it must can be there. */
function stopsOf(sites: readonly [Site, ...Site[]], day: string, random: SeededRandom): readonly Stop[] {
  const [first, ...others] = sites;
  const zone = zoneAt(first.lat, first.lng);
  let from = instantAt(day, 6 + random.below(18) / 2, zone);
  let before = first;
  const stops = [stopAt('pickup', first, { from, hours: 2 + random.below(3) })];
  for (const site of others) {
    const { minutes } = estimateRoute([before, site]);
    const arrives = addMilliseconds(from, (2 * serviceMin + elapsedMinutes(minutes, sites)) * minute);
    from = nextOpen(arrives, zoneAt(site.lat, site.lng));
    before = site;
    stops.push(stopAt('delivery', site, { from, hours: 3 + random.below(3) }));
  }
  return stops;
}

const notes = [
  'Please call the gate half an hour before you arrive.',
  'Pallets are exchanged at both ends.',
  'Safety shoes and a high-visibility vest are required on site.',
] as const;

interface Said {
  readonly stops: readonly Stop[];
  readonly cargo: ReturnType<typeof demoCargo>;
  readonly goods: Goods;
  /** In cents. */
  readonly fairMinor: number;
}

/** What a trip is worth, in cents. */
export function fairPrice({ rate }: DemoShipper, { temperatureC, dangerous, share = 1 }: Goods, km: number): number {
  const extra = temperatureC ? 1.12 : dangerous ? 1.08 : 1;
  return 14_000 + km * rate * share * extra;
}

/** Where and what a shipper sends on a day, and what that is worth. */
export function demoTrip(shipper: DemoShipper, day: string, random: SeededRandom): Said {
  const goods = random.pick<Goods>(shipper.goods);
  const from = siteNamed(random.pick(shipper.from));
  const at = random.below(shipper.to.length);
  const last = siteNamed(shipper.to[at] ?? shipper.to[0]);
  const between = siteNamed(shipper.to[(at + 1) % shipper.to.length] ?? shipper.to[0]);
  const sites: readonly [Site, ...Site[]] =
    goods.count[0] >= 8 && random.below(6) === 0 ? [from, between, last] : [from, last];
  return {
    stops: stopsOf(sites, day, random),
    cargo: demoCargo(goods, sites.length, random),
    goods,
    fairMinor: fairPrice(shipper, goods, estimateRoute(sites).km),
  };
}

/** To five euros. */
export const wholePrice = (minor: number): number => Math.max(5_000, Math.round(minor / 500) * 500);

interface Terms {
  readonly decisionBy: Date;
  readonly carriers: readonly string[];
  readonly isFixed: boolean;
}

/** All that a shipper says. Without carriers the whole market is asked. */
export function demoContent(
  { stops, cargo, goods, fairMinor }: Said,
  { decisionBy, carriers, isFixed }: Terms,
  { contact }: DemoShipper,
  random: SeededRandom,
): RequestContent {
  const target = { amountMinor: wholePrice(fairMinor * random.between(0.94, 1.06)), currency: 'EUR' };
  const hasTarget = isFixed || random.below(5) < 3;
  return {
    reference: null,
    stops: stops.map((stop, at) => (at > 0 || !stop.place ? stop : { ...stop, place: { ...stop.place, contact } })),
    cargo: [...cargo],
    required: {
      bodyTypes: [...goods.bodies],
      minPayloadKg: null,
      temperatureC: goods.temperatureC ?? null,
      adr: goods.dangerous ? true : null,
      equipment: [...(goods.equipment ?? [])],
    },
    pricing: {
      model: isFixed ? 'fixed' : 'bid',
      currency: 'EUR',
      target: hasTarget ? target : null,
      hideTarget: !isFixed && hasTarget && random.below(3) === 0,
    },
    audience: { market: carriers.length === 0, carriers: [...carriers], lists: [] },
    decisionBy: decisionBy.toISOString(),
    notes: random.below(4) === 0 ? random.pick(notes) : null,
  };
}
