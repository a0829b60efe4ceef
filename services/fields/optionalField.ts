import * as v from 'valibot';

/** A nullable field. Null if left out. */
export const optionalField = <
  const Column extends string,
  Accepted extends v.GenericSchema,
  Answered extends v.GenericSchema,
>(
  column: Column,
  accepts: Accepted,
  answers: Answered,
) => ({ column, accepts: v.nullish(accepts, null), answers: v.nullable(answers) });
