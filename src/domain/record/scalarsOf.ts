import type { PathOf } from './DraftOf.ts';
import type { Fields, Scalar } from './Field.ts';
import { typedByTable } from './typedByTable.ts';

/** A value of a record with the path under which its draft holds it. */
export interface Placed<Path extends string = string> {
  readonly path: Path;
  readonly field: Scalar;
  readonly section: string;
  /** Whether it may be left empty, by itself or with the group it is in. */
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

/** The values of a record in the order of its table, those of groups included; items of lists have tables of their own. */
export const scalarsOf = <Of extends Fields>(fields: Of): readonly Placed<PathOf<Of>>[] =>
  typedByTable(placed(fields, ''));
