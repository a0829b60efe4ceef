import type { AnswerReading } from '../../domain/edi/answer/readAnswers.ts';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { RequestRegister } from '../requests/RequestRegister.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Watch } from '../shared/writeEach.ts';
import { lookUpEach } from './lookUpEach.ts';
import { withReference } from './withReference.ts';

/** An answer of a file, with the request it is about. */
export interface FoundAnswer extends AnswerReading {
  /** Tells it from the other answers of the file. */
  readonly key: string;
  readonly existing: ShipmentRequest | undefined;
}

/** Looks up what answers are about, a few at a time. Throws a `Failure`. */
export const lookUpAnswers = (
  register: RequestRegister,
  clock: Clock,
  readings: readonly AnswerReading[],
  watch: Watch,
): Promise<readonly FoundAnswer[]> => {
  const lookUp = async ([at, reading]: readonly [number, AnswerReading]): Promise<FoundAnswer> => {
    const reference = reading.value?.reference;
    const [existing] =
      reference === undefined ? [] : await withReference(register, reference, 'reference', watch.signal);
    return { ...reading, key: String(at), existing };
  };
  return lookUpEach(clock, [...readings.entries()], lookUp, watch);
};
