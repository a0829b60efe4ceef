import { addMilliseconds } from '../../../services/clock/addMilliseconds.ts';
import type { Services } from '../../../services/Services.ts';

const idleFor = 15 * 60_000;

export interface Passing {
  readonly services: Pick<Services, 'db'>;
  readonly clock: { now(): Date };
  advance(milliseconds: number): void;
}

/** Moves the clock; everybody stays signed in. */
export async function passTime(world: Passing, milliseconds: number): Promise<void> {
  world.advance(milliseconds);
  await world.services.db
    .updateTable('session')
    .set({ idle_until: addMilliseconds(world.clock.now(), idleFor) })
    .execute();
}
