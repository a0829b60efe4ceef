import * as v from 'valibot';
import { parseJson } from '../web/json/parseJson.ts';
import { problem } from '../web/problems/problem.ts';

/** A form part that holds JSON, checked by `schema`. `parseForm` limits its size. */
export const jsonPart = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      try {
        return parseJson(dataset.value);
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        addIssue({ message: problem('otherType', { expected: 'JSON' }) });
        return NEVER;
      }
    }),
    schema,
  );
