import { Unavailable } from '../../Unavailable.ts';

/** A caller has more calls waiting than are left free for all others. */
export class OverShare extends Unavailable {
  constructor() {
    super('Too many calls of one caller are waiting.');
    this.name = 'OverShare';
  }
}
