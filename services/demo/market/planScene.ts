import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { RequestContent } from '../../freight/request/requestContent.ts';
import { elapsedMinutes } from '../../freight/route/elapsedMinutes.ts';
import { estimateRoute } from '../../freight/route/estimateRoute.ts';
import { zoneAt } from '../../freight/route/zoneAt.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import { demoCargo } from './demoCargo.ts';
import { demoContent, fairPrice } from './demoContent.ts';
import type { DemoShipper } from './demoShippers.ts';
import { siteNamed } from './demoSites.ts';
import type { Goods } from './Goods.ts';
import type { Journey } from './Journey.ts';
import type { RequestPlan } from './RequestPlan.ts';
import type { Scene, SceneTimes } from './Scene.ts';
import type { Site } from './Site.ts';

const minute = 60_000;
const hour = 60 * minute;
const half = 30 * minute;

/** Said of stops whose windows follow from the time the demo starts at. */
export const dayAndNight = 'The gate is staffed day and night.';

const stopAt = (type: 'pickup' | 'delivery', site: Site, [from, to]: SceneTimes['windows'][0], now: Date) => {
  const opens = Math.floor((now.getTime() + from * minute) / half) * half;
  return {
    id: null,
    type,
    place: { ...site, accuracy: 'address' as const, contact: null },
    window: {
      from: new Date(opens).toISOString(),
      to: new Date(opens + Math.round((to - from) / 30) * half).toISOString(),
      timeZone: zoneAt(site.lat, site.lng),
    },
    serviceMin: 60,
    note: dayAndNight,
  } satisfies RequestContent['stops'][number];
};

const journeyOf = ({ assignedAt, dispatchedAt, visits, proofs, besides }: SceneTimes, now: Date): Journey => {
  const at = (minutes: number): number => Math.round(now.getTime() + minutes * minute);
  return {
    assignedAt: assignedAt === null ? null : at(assignedAt),
    dispatchedAt: at(dispatchedAt),
    visits: visits.map(([arrivedAt, leftAt]) => ({ arrivedAt: at(arrivedAt), leftAt: at(leftAt) })),
    proofs: proofs.map(({ rejectedAt, ...proof }) => ({
      ...proof,
      at: at(proof.at),
      ...(rejectedAt !== undefined && { rejectedAt: at(rejectedAt) }),
    })),
    completed: null,
    besides: besides.map((told) => ({ ...told, at: at(told.at) })),
  };
};

/** A request of a shipper for a trip that stands as the scene says, still without carrier. */
export function planScene(
  shipperId: string,
  shipper: DemoShipper,
  scene: Scene,
  random: SeededRandom,
  now: Date,
): RequestPlan & { readonly journey: Journey } {
  const goods = random.pick<Goods>(shipper.goods);
  const [from, to] = [siteNamed(random.pick(shipper.from)), siteNamed(random.pick(shipper.to))];
  const { km, minutes } = estimateRoute([from, to]);
  const times = scene.times(elapsedMinutes(minutes, [from, to]));
  const bookedAt = addMilliseconds(now, times.bookedAt * minute);
  const fairMinor = fairPrice(shipper, goods, km);
  const stops = [stopAt('pickup', from, times.windows[0], now), stopAt('delivery', to, times.windows[1], now)];
  const decisionBy = addMilliseconds(bookedAt, hour);
  const publishedAt = addMilliseconds(bookedAt, -random.between(6, 30) * hour);
  return {
    shipperId,
    shipper,
    fate: scene.ends ?? 'awarded',
    content: demoContent(
      { stops, cargo: demoCargo(goods, 2, random), goods, fairMinor },
      { decisionBy, carriers: [], isFixed: false },
      shipper,
      random,
    ),
    createdAt: addMilliseconds(publishedAt, -random.between(0.1, 2) * hour),
    publishedAt,
    changed: null,
    endedAt: bookedAt,
    fairMinor,
    offers: 2 + random.below(3),
    journey: journeyOf(times, now),
  };
}
