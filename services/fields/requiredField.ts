import type * as v from 'valibot';
import type { RecordField } from './RecordField.ts';

/** A required field. */
export const requiredField = <
  const Column extends string,
  Accepted extends v.GenericSchema,
  Answered extends v.GenericSchema,
>(
  column: Column,
  accepts: Accepted,
  answers: Answered,
): RecordField<Column, Accepted, Answered> => ({ column, accepts, answers });
