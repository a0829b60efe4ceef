import * as v from 'valibot';

/** A field that may be null; one that is left out is null too. */
export const optionalField = <
  const Column extends string,
  Accepted extends v.GenericSchema,
  Answered extends v.GenericSchema,
>(
  column: Column,
  accepts: Accepted,
  answers: Answered,
) => ({ column, accepts: v.nullish(accepts, null), answers: v.nullable(answers) });
