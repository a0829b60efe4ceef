import * as v from 'valibot';
import type { FactsOf } from '../../../domain/record/FactsOf.ts';
import type { Field, Fields, Scalar } from '../../../domain/record/Field.ts';
import { typedByTable } from '../../../domain/record/typedByTable.ts';
import type { WireOf } from '../../../domain/record/WireOf.ts';
import { optional } from '../answers.ts';
import { listAnswer } from '../listAnswer.ts';

/** How each field of a record is read from an answer, by its name. */
export type AnswersOf<Of extends Fields> = {
  readonly [Name in keyof Of]: v.GenericSchema<WireOf<Of>[Name], FactsOf<Of>[Name]>;
};

const scalarAnswer = ({ kind, options = [] }: Scalar): v.GenericSchema => {
  if (kind === 'number') return v.number();
  if (kind === 'flag') return v.boolean();
  if (kind === 'choice') return v.picklist(options);
  // A word that is not known here is left out, and the others stay.
  return kind === 'choices' ? listAnswer(v.picklist(options)) : v.string();
};

const fieldAnswer = (field: Field): v.GenericSchema => {
  if (field.kind === 'list') return v.array(v.object(answersOf(field.fields)));
  const answer = field.kind === 'group' ? v.object(answersOf(field.fields)) : scalarAnswer(field);
  return field.optional ? optional(answer) : answer;
};

/** What an answer has to hold of a record, by its table: null or nothing where an optional field is not given. */
export const answersOf = <Of extends Fields>(fields: Of): AnswersOf<Of> =>
  typedByTable(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldAnswer(field)])));
