import { Unavailable } from '../Unavailable.ts';

/** Whoever called went away before it was their turn, as everybody does who leaves a page while it loads. Nobody reads the answer. */
export class CallerLeft extends Unavailable {
  constructor() {
    super('The caller left before its turn.');
  }
}
