import type { ResponseReading } from '../../domain/edi/response/readResponses.ts';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { RequestRegister } from '../requests/RequestRegister.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Watch } from '../shared/eachInTurn.ts';
import { lookUpEach } from './lookUpEach.ts';
import { withReference } from './withReference.ts';

/** A response of a file, with the request it is about. */
export interface FoundResponse extends ResponseReading {
  /** Tells it from the other responses of the file. */
  readonly key: string;
  readonly existing: ShipmentRequest | undefined;
}

/** Looks up what responses are about, a few at a time. Throws a `Failure`. */
export const lookUpResponses = (
  register: RequestRegister,
  clock: Clock,
  readings: readonly ResponseReading[],
  watch: Watch,
): Promise<readonly FoundResponse[]> => {
  const lookUp = async ([at, reading]: readonly [number, ResponseReading]): Promise<FoundResponse> => {
    const reference = reading.value?.reference;
    const [existing] =
      reference === undefined ? [] : await withReference(register, reference, 'reference', watch.signal);
    return { ...reading, key: String(at), existing };
  };
  return lookUpEach(clock, [...readings.entries()], lookUp, watch);
};
