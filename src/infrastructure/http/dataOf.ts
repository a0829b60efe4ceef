import * as v from 'valibot';
import type { Answer } from './readAnswer.ts';

/** The `data` of the envelope. */
export const dataOf = <Output>(schema: Answer<Output>): Answer<Output> =>
  v.pipe(
    v.object({ data: schema }),
    v.transform(({ data }) => data),
  );
