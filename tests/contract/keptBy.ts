import * as v from 'valibot';

/** What a service's schema makes of a value; undefined for what it refuses. */
export const keptBy = <Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | undefined => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
};
