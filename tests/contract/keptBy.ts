import * as v from 'valibot';

/** What a schema of the services reads from a value; undefined if it rejects it. */
export const keptBy = <Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | undefined => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
};
