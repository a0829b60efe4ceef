import type { ReactNode } from 'react';
import type { PathOf } from '../../../domain/record/DraftOf.ts';
import type { FieldsInSections } from '../../../domain/record/Field.ts';
import type { LabelPathOf, LabelsOf } from '../../../domain/record/LabelsOf.ts';
import { scalarsIn } from '../../../domain/record/scalarsIn.ts';
import type { Placed } from '../../../domain/record/scalarsOf.ts';
import type { SectionOf } from '../../../domain/record/SectionOf.ts';
import { sectionsOf } from '../../../domain/record/sectionsOf.ts';
import type { FieldOf } from '../FieldOf.ts';
import { FieldInput, type FieldExtras } from './FieldInput.tsx';
import type { ChoiceWords } from './ChoiceWords.ts';

export interface RecordFieldsProps<Of extends FieldsInSections> {
  readonly fields: Of;
  /** By default all. */
  readonly section?: SectionOf<Of>;
  /** Only fields at or below this path, such as `cards.adr` or, for an item of a list, `stops.0`. */
  readonly within?: string;
  /** Whether to mark optional fields; not if the section says so for all of them. */
  readonly marksOptional?: boolean | undefined;
  readonly field: FieldOf<PathOf<Of>>;
  readonly labels: LabelsOf<Of>;
  readonly words: ChoiceWords;
  /** Details of an input that the table does not hold, such as a hint. */
  readonly extras?: { readonly [Path in LabelPathOf<Of>]?: FieldExtras };
  /** The fields left out. */
  readonly without?: { readonly [Path in PathOf<Of>]?: unknown };
  /** Replaces the default input of a field. */
  readonly instead?: { readonly [Path in PathOf<Of>]?: ReactNode };
}

/** The inputs of a record's section, in table order. */
export const RecordFields = <Of extends FieldsInSections>({
  fields,
  section,
  within,
  marksOptional = true,
  field,
  labels,
  words,
  extras,
  without,
  instead,
}: RecordFieldsProps<Of>) =>
  scalarsIn(fields, section === undefined ? sectionsOf(fields) : [section], within)
    .filter(({ path }) => !without || !(path in without))
    .map((placed: Placed<PathOf<Of>, LabelPathOf<Of>>) => {
      const { path, labelPath } = placed;
      const own = instead?.[path];
      if (own !== undefined) return own;
      return (
        <FieldInput
          key={path}
          {...field(path)}
          placed={placed}
          label={labels[labelPath]}
          words={words[labelPath]}
          extras={marksOptional ? extras?.[labelPath] : { needed: true, ...extras?.[labelPath] }}
        />
      );
    });
