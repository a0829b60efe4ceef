import type { Crewed } from '../trucks/crewFinder.ts';
import type { Approach } from './approach.ts';

/** A truck with what was found for it. */
export interface Judged extends Crewed {
  /** Whether the offer named this truck. */
  readonly offered: boolean;
  readonly approach: Approach;
}
