import type { SeededRandom } from '../SeededRandom.ts';
import type { DemoShipper } from './demoShippers.ts';
import { findCrew } from './findCrew.ts';
import type { Carrier, Ledger } from './Ledger.ts';
import { planScene } from './planScene.ts';
import type { CastPlan } from './RequestPlan.ts';
import type { Scene } from './Scene.ts';
import { scenes } from './scenes.ts';

/** How many loads are tried until a carrier has a truck for one. */
const mostTries = 100;

interface Stage {
  readonly ledger: Ledger;
  readonly random: SeededRandom;
  readonly now: Date;
}

interface Sender {
  readonly id: string;
  readonly shipper: DemoShipper;
}

/** Carriers and those who send with them, in turn. */
interface Sides {
  readonly carriers: readonly Carrier[];
  readonly senders: readonly Sender[];
}

/** How many drivers there are for each trip of a kind. */
const driversEach = 12;

const oftener = (carrier: Carrier): readonly Carrier[] =>
  Array.from({ length: Math.max(1, Math.floor(carrier.drivers.length / driversEach)) }, () => carrier);

/** Trips that stand every way when the demo starts, for each carrier as far as it has trucks and drivers; several for a large one. */
export const castScenes = ({ carriers, senders }: Sides, stage: Stage): readonly CastPlan[] =>
  Object.values<Scene>(scenes).flatMap((scene, turn) =>
    (scene.isRare ? carriers : carriers.flatMap(oftener)).flatMap((carrier, at) => {
      const sender = senders[(turn + at) % senders.length];
      return sender ? castScene(sender, carrier, scene, stage) : [];
    }),
  );

function castScene({ id, shipper }: Sender, carrier: Carrier, scene: Scene, stage: Stage): readonly CastPlan[] {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const plan = planScene(id, shipper, scene, stage.random, stage.now);
    if (plan.journey.assignedAt === null) return [{ ...plan, cast: { carrier, crew: null } }];
    const crew = findCrew(plan.content, plan.journey, carrier, stage);
    if (crew) return [{ ...plan, cast: { carrier, crew } }];
  }
  return [];
}
