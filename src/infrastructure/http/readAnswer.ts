import * as v from 'valibot';
import { Failure } from '../../domain/failure/Failure.ts';
import { resultFailure } from '../../domain/failure/resultFailure.ts';

export type Answer<Output> = v.GenericSchema<unknown, Output>;

/** An empty body becomes undefined; the schema decides whether that is valid. */
const parsedJson = (raw: unknown, status: number): unknown => {
  if (raw === '' || raw === null) return undefined;
  try {
    return JSON.parse(typeof raw === 'string' ? raw : '-');
  } catch (cause) {
    throw new Failure({ kind: 'unreadable', status }, { cause });
  }
};

/**
 * Parses an answer. HTML, a truncated body or an unexpected shape is `unreadable`; a result with a code above 299 is a
 * refusal even with status 200 (seed §8).
 */
export const readAnswer = <Output>(raw: unknown, status: number, schema: Answer<Output>): Output => {
  const body = parsedJson(raw, status);
  const refusal = resultFailure(body);
  if (refusal) throw new Failure(refusal);
  const answer = v.safeParse(schema, body);
  if (!answer.success) throw new Failure({ kind: 'unreadable', status });
  return answer.output;
};
