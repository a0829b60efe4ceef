import type { DraftOf } from './DraftOf.ts';
import type { Field, Fields } from './Field.ts';
import type { KnownOf } from './KnownOf.ts';
import { typedByTable } from './typedByTable.ts';
import { ownField } from '../outside/ownField.ts';

type Lines = readonly (readonly [path: string, typed: string])[];

const linesOf = (field: Field, value: unknown, path: string): Lines => {
  if (field.kind === 'list') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, at) => fieldLines(field.fields, item, `${path}.${at}.`));
  }
  if (field.kind === 'group') return fieldLines(field.fields, value, `${path}.`);
  return [[path, value === undefined ? '' : field.write(value)]];
};

const fieldLines = (fields: Fields, facts: unknown, prefix: string): Lines =>
  Object.entries(fields).flatMap(([name, field]) => linesOf(field, ownField(facts, name), `${prefix}${name}`));

/** The draft of a record, blank where nothing is known. Lists have as many items as the record. */
export const writeDraft = <Of extends Fields>(fields: Of, facts?: KnownOf<Of>): DraftOf<Of> =>
  typedByTable(Object.fromEntries(fieldLines(fields, facts, '')));
