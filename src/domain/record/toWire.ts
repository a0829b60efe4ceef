import { ownField } from '../outside/ownField.ts';
import type { FactsOf } from './FactsOf.ts';
import type { Field, Fields } from './Field.ts';
import { typedByTable } from './typedByTable.ts';
import type { WireOf } from './WireOf.ts';

const wireValue = (field: Field, value: unknown): unknown => {
  if (field.kind === 'list') return Array.isArray(value) ? value.map((item) => wireFields(field.fields, item)) : [];
  if (value === undefined) return null;
  return field.kind === 'group' ? wireFields(field.fields, value) : value;
};

const wireFields = (fields: Fields, facts: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, wireValue(field, ownField(facts, name))]));

/** The JSON body of a record: the fields of its table and nothing else, null for what is empty. */
export const toWire = <Of extends Fields>(fields: Of, facts: FactsOf<Of>): WireOf<Of> =>
  typedByTable(wireFields(fields, facts));
