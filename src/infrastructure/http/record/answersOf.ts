import * as v from 'valibot';
import type { FactsOf } from '../../../domain/record/FactsOf.ts';
import type { Field, Fields, Scalar } from '../../../domain/record/Field.ts';
import { typedByTable } from '../../../domain/record/typedByTable.ts';
import type { WireOf } from '../../../domain/record/WireOf.ts';
import { optional } from '../answers.ts';
import { listAnswer } from '../listAnswer.ts';

/** Answer schemas of a record's fields, by name. */
export type AnswersOf<Of extends Fields> = {
  readonly [Name in keyof Of]: v.GenericSchema<WireOf<Of>[Name], FactsOf<Of>[Name]>;
};

const scalarAnswer = ({ kind, options = [] }: Scalar): v.GenericSchema => {
  if (kind === 'number') return v.number();
  if (kind === 'flag') return v.boolean();
  if (kind === 'choice') return v.picklist(options);
  // Unknown words are skipped.
  return kind === 'choices' ? listAnswer(v.picklist(options)) : v.string();
};

const fieldAnswer = (field: Field): v.GenericSchema => {
  if (field.kind === 'list') return v.array(v.object(answersOf(field.fields)));
  const answer = field.kind === 'group' ? v.object(answersOf(field.fields)) : scalarAnswer(field);
  return field.optional ? optional(answer) : answer;
};

/** Derives answer schemas from a record's table; optional fields may be null. */
export const answersOf = <Of extends Fields>(fields: Of): AnswersOf<Of> =>
  typedByTable(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldAnswer(field)])));
