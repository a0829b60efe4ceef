import * as v from 'valibot';

/** The `data` of the envelope. */
export const dataOf = <Input, Output>(schema: v.GenericSchema<Input, Output>) =>
  v.pipe(
    v.object({ data: schema }),
    v.transform(({ data }) => data),
  );
