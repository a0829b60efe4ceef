import type { PathOf } from './DraftOf.ts';
import type { FieldsInSections } from './Field.ts';
import { fieldsIn } from './fieldsIn.ts';
import type { LabelPathOf } from './LabelsOf.ts';
import { type Placed, scalarsOf } from './scalarsOf.ts';
import type { SectionOf } from './SectionOf.ts';

/** The values of a record in the given sections, in table order; `within` as for `scalarsOf`. */
export const scalarsIn = <Of extends FieldsInSections>(
  fields: Of,
  sections: readonly SectionOf<Of>[],
  within?: string,
): readonly Placed<PathOf<Of>, LabelPathOf<Of>>[] => {
  const names = new Set<string | undefined>(fieldsIn(fields, sections));
  return scalarsOf(fields, within).filter(({ path }) => names.has(path.split('.', 1)[0]));
};
