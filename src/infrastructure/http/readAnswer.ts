import * as v from 'valibot';
import { Failure } from '../../domain/failure/Failure.ts';
import { resultFailure } from '../../domain/failure/resultFailure.ts';

export type Answer<Output> = v.GenericSchema<unknown, Output>;

/** An empty body is no answer at all: whether that will do is the schema's to say. */
const parsedJson = (raw: unknown, status: number): unknown => {
  if (raw === '' || raw === null) return undefined;
  try {
    return JSON.parse(typeof raw === 'string' ? raw : '-');
  } catch (cause) {
    throw new Failure({ kind: 'unreadable', status }, { cause });
  }
};

/**
 * An answer parsed once at the door. HTML, a cut body or another shape where JSON belongs is `unreadable`, and a result whose
 * code is above 299 is a refusal even with status 200 (seed §8).
 */
export const readAnswer = <Output>(raw: unknown, status: number, schema: Answer<Output>): Output => {
  const body = parsedJson(raw, status);
  const refusal = resultFailure(body);
  if (refusal) throw new Failure(refusal);
  const answer = v.safeParse(schema, body);
  if (!answer.success) throw new Failure({ kind: 'unreadable', status });
  return answer.output;
};
