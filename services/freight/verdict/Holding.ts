import { capacityOf, type Capacity } from './capacityOf.ts';
import { carriersOf } from './capacityReasons.ts';
import type { Combination } from './Combination.ts';
import type { TaskNeeds } from './taskNeeds.ts';
import { trailerReason } from './unitReasons.ts';

/** What a vehicle and trailer hold, added up once however many loads are judged. */
export class Holding {
  readonly #capacity: Capacity;
  readonly #holdsNothing: boolean;
  readonly #isUncoupled: boolean;

  constructor(combination: Combination) {
    this.#capacity = capacityOf(combination);
    this.#holdsNothing = carriersOf(combination).length === 0;
    this.#isUncoupled = trailerReason(combination) !== undefined;
  }

  /** How many reasons block: as `capacityReasons`, `trailerReason` and, for the vehicles, `adrReasons` say. */
  blocks(needs: TaskNeeds): number {
    const { equipment, adr } = this.#capacity;
    const lacks = (needs.equipmentBits & ~equipment) !== 0;
    const own = Number(this.#isUncoupled) + Number(lacks) + Number(needs.isAdr && !adr);
    return this.#holdsNothing ? own : own + this.#shortages(needs);
  }

  #shortages(needs: TaskNeeds): number {
    const { payloadKg, volumeM3, loadingLengthM, pallets, temperatureC, bodies } = this.#capacity;
    const { temperatureC: asked } = needs.asked;
    const isSmall = isShort(volumeM3, needs.volumeM3) || isShort(loadingLengthM, needs.loadingMetres);
    const isWrongBody = (bodies & ~needs.bodyBits) !== 0;
    const isUnfit = asked !== null && !(temperatureC && temperatureC.min <= asked.min && temperatureC.max >= asked.max);
    return (
      Number(isShort(payloadKg, needs.payloadKg)) +
      Number(isSmall) +
      Number(isShort(pallets, needs.pallets)) +
      Number(isWrongBody) +
      Number(isUnfit)
    );
  }
}

/** What is not known does not block. */
const isShort = (has: number | null, needs: number): boolean => needs > 0 && has !== null && has < needs;
