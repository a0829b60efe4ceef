import { BusyTimes } from './BusyTimes.ts';
import { driverReasons } from './driverReasons.ts';
import type { TaskNeeds } from './taskNeeds.ts';
import type { Truck } from './Truck.ts';
import { unitReasons } from './unitReasons.ts';
import type { Reason } from './Verdict.ts';

const isBlock = (reason: Reason | undefined): boolean => reason?.severity === 'block';

/** A truck whose papers, licence and status are judged once for each day they must be valid. */
export class KnownTruck {
  readonly truck: Truck;
  readonly #byDay = new Map<string, number>();
  readonly #busy: readonly BusyTimes[];
  /** Until when the ADR card of the driver is valid: always without a driver, never without a card. */
  readonly #cardUntil: string;
  #soundUntil = '';

  constructor(truck: Truck) {
    this.truck = truck;
    const { vehicle, trailer, driver } = truck;
    this.#busy = [vehicle, trailer, driver].flatMap((each) =>
      each && each.engagements.length > 0 ? [new BusyTimes(each.engagements)] : [],
    );
    this.#cardUntil = driver ? (driver.cards.find(({ type }) => type === 'adr')?.expiresOn ?? '') : '9999-12-31';
  }

  /** How many of its own reasons block: papers, licence, status, other shipments, and the driver's ADR card. */
  blocks({ until, time, isAdr }: TaskNeeds): number {
    let blocks = this.#blocksOn(until);
    if (time) for (const busy of this.#busy) if (busy.overlaps(time)) blocks += 1;
    return isAdr && this.#cardUntil < until ? blocks + 1 : blocks;
  }

  #blocksOn(until: string): number {
    // What blocks by a day also blocks by a later one.
    if (until <= this.#soundUntil) return 0;
    const known = this.#byDay.get(until);
    if (known !== undefined) return known;
    const reasons = [...unitReasons(this.truck, until, undefined), ...driverReasons(this.truck, until, undefined)];
    const blocks = reasons.filter(isBlock).length;
    this.#byDay.set(until, blocks);
    if (blocks === 0) this.#soundUntil = until;
    return blocks;
  }
}
