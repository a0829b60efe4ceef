import * as v from 'valibot';
import { anything } from './answers.ts';

/** A list of records that skips those it cannot parse. Not for parts that a record would be wrong without. */
export const listAnswer = <Input, Row>(row: v.GenericSchema<Input, Row>) =>
  v.pipe(
    v.array(anything<Input>()),
    v.transform((rows): readonly Row[] =>
      rows.flatMap((raw) => {
        const parsed = v.safeParse(row, raw);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
