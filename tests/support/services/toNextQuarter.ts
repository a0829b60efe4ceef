import { type Passing, passTime } from './passTime.ts';

const quarter = 15 * 60_000;

/** Moves the clock to where the next quarter of an hour begins; everybody stays signed in. */
export const toNextQuarter = (world: Passing): Promise<void> =>
  passTime(world, quarter - (world.clock.now().getTime() % quarter));
