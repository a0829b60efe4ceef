import type * as v from 'valibot';
import type { RecordField } from './RecordField.ts';

/** A field that every record has. */
export const givenField = <
  const Column extends string,
  Accepted extends v.GenericSchema,
  Answered extends v.GenericSchema,
>(
  column: Column,
  accepts: Accepted,
  answers: Answered,
): RecordField<Column, Accepted, Answered> => ({ column, accepts, answers });
