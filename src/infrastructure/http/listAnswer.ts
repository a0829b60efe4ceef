import * as v from 'valibot';

/** A list in which a bad row degrades alone: it is left out, and the others stay. */
export const listAnswer = <Row>(row: v.GenericSchema<unknown, Row>): v.GenericSchema<unknown, readonly Row[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.flatMap((raw) => {
        const parsed = v.safeParse(row, raw);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
