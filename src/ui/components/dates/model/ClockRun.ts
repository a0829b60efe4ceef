import type { Stretch } from './Stretch.ts';

/** A stretch in which the clocks of a zone neither skip nor repeat: they show the instant plus `offset`, in ms. */
export interface ClockRun extends Stretch {
  readonly offset: number;
}
