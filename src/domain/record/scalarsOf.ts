import type { PathOf } from './DraftOf.ts';
import type { Fields, Scalar } from './Field.ts';
import { typedByTable } from './typedByTable.ts';

/** A value of a record and its path in the draft. */
export interface Placed<Path extends string = string> {
  readonly path: Path;
  readonly field: Scalar;
  readonly section: string;
  /** Whether the value or the group it is in is optional. */
  readonly optional: boolean;
}

const placed = (fields: Fields, prefix: string): readonly Placed[] =>
  Object.entries(fields).flatMap(([name, field]): readonly Placed[] => {
    const path = `${prefix}${name}`;
    if (field.kind === 'list') return [];
    if (field.kind !== 'group') return [{ path, field, section: field.section, optional: field.optional }];
    return placed(field.fields, `${path}.`).map((part) => ({
      ...part,
      section: field.section,
      optional: field.optional || part.optional,
    }));
  });

/** The values of a record in table order, those of groups included. List items have their own tables. */
export const scalarsOf = <Of extends Fields>(fields: Of): readonly Placed<PathOf<Of>>[] =>
  typedByTable(placed(fields, ''));
