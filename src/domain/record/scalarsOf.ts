import type { PathOf } from './DraftOf.ts';
import type { Fields, Scalar } from './Field.ts';
import type { LabelPathOf } from './LabelsOf.ts';
import { typedByTable } from './typedByTable.ts';

/** A value of a record. */
export interface Placed<Path extends string = string, LabelPath extends string = string> {
  /** Where it is in the draft. */
  readonly path: Path;
  /** Where its label and its hints are. */
  readonly labelPath: LabelPath;
  readonly field: Scalar;
  /** Whether the value or the group it is in is optional. */
  readonly optional: boolean;
}

interface Branch {
  readonly path: string;
  readonly labelPath: string;
}

const placed = (fields: Fields, above: Branch, within: string): readonly Placed[] =>
  Object.entries(fields).flatMap(([name, field]): readonly Placed[] => {
    const path = `${above.path}${name}`;
    const labelPath = `${above.labelPath}${name}`;
    const below = { path: `${path}.`, labelPath: `${labelPath}.` };
    if (field.kind === 'list') {
      const at = within.startsWith(below.path) ? within.slice(below.path.length).split('.', 1) : [];
      return at.flatMap((index) => placed(field.fields, { ...below, path: `${path}.${index}.` }, within));
    }
    if (field.kind === 'group') {
      return placed(field.fields, below, within).map((part) => ({
        ...part,
        optional: field.optional || part.optional,
      }));
    }
    const isWithin = within === '' || below.path.startsWith(`${within}.`);
    return isWithin ? [{ path, labelPath, field, optional: field.optional }] : [];
  });

/**
 * The values of a record in table order, those of groups included; with `within` only those at or below this path, such
 * as `cards.adr`. The items of a list are found one by one, within `stops.0`.
 */
export const scalarsOf = <Of extends Fields>(fields: Of, within = ''): readonly Placed<PathOf<Of>, LabelPathOf<Of>>[] =>
  typedByTable(placed(fields, { path: '', labelPath: '' }, within));
