import * as v from 'valibot';
import { parseJson } from '../web/parseJson.ts';

/** A part of a form that holds JSON, to be checked by `schema`. */
export const jsonPart = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      try {
        return parseJson(dataset.value);
      } catch {
        addIssue({ message: 'must be JSON' });
        return NEVER;
      }
    }),
    schema,
  );
