import type { AnswerReading } from '../../domain/edi/answer/readAnswers.ts';
import type { ShipmentRequest } from '../../domain/request/ShipmentRequest.ts';
import type { RequestRegister } from '../requests/RequestRegister.ts';
import type { Clock } from '../shared/Clock.ts';
import { type Watch, writeEach } from '../shared/writeEach.ts';

/** An answer of a file, with the request it is about. */
export interface FoundAnswer extends AnswerReading {
  /** Tells it from the other answers of the file. */
  readonly key: string;
  readonly existing: ShipmentRequest | undefined;
}

/** Looks up what answers are about, a few at a time. Throws a `Failure`. */
export const lookUpAnswers = async (
  register: RequestRegister,
  clock: Clock,
  readings: readonly AnswerReading[],
  watch: Watch,
): Promise<readonly FoundAnswer[]> => {
  const lookUp = async ([at, reading]: readonly [number, AnswerReading]): Promise<FoundAnswer> => {
    const reference = reading.value?.reference;
    if (reference === undefined) return { ...reading, key: String(at), existing: undefined };
    const view = { page: 0, size: 25, sort: 'reference', q: reference, filters: {} };
    const { rows } = await register.list(view, watch.signal);
    const existing = rows.find((row) => row.reference.toLowerCase() === reference.toLowerCase());
    return { ...reading, key: String(at), existing };
  };
  const outcomes = await writeEach(clock, [...readings.entries()], lookUp, watch);
  return outcomes.map((outcome) => {
    if (outcome.failure) throw outcome.failure;
    return outcome.output;
  });
};
