import type { ReactNode } from 'react';
import type { PathOf } from '../../../domain/record/DraftOf.ts';
import type { FactsOf } from '../../../domain/record/FactsOf.ts';
import type { FieldsInSections } from '../../../domain/record/Field.ts';
import type { LabelsOf } from '../../../domain/record/LabelsOf.ts';
import { scalarsIn } from '../../../domain/record/scalarsIn.ts';
import type { SectionOf } from '../../../domain/record/SectionOf.ts';
import { sectionsOf } from '../../../domain/record/sectionsOf.ts';
import { valueAt } from '../../../domain/record/valueAt.ts';
import { FactList } from '../../components/FactList.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import type { ChoiceWords } from './ChoiceWords.ts';
import { useFactText } from './useFactText.ts';

/** A fact with its own title; false if it does not apply to this record. */
export type OwnFact = { readonly title: string; readonly value: ReactNode } | false;

interface RecordFactsProps<Of extends FieldsInSections> {
  readonly fields: Of;
  readonly facts: FactsOf<Of>;
  /** Which sections are shown, by default all. Each must be named, so that a new one is not forgotten. */
  readonly sections?: { readonly [Section in SectionOf<Of>]: boolean };
  /** Only facts at or below this path, such as `stops.0`. */
  readonly within?: string;
  readonly labels: LabelsOf<Of>;
  readonly words: ChoiceWords;
  /** Replaces the default rendering of a field. */
  readonly instead?: { readonly [Path in PathOf<Of>]?: OwnFact | undefined };
  /** Shown after the fields of the table. */
  readonly more?: readonly { readonly title: string; readonly value: ReactNode }[];
}

/** The facts of a record's sections, in table order. */
export const RecordFacts = <Of extends FieldsInSections>({
  fields,
  facts,
  sections,
  within,
  labels,
  words,
  instead,
  more,
}: RecordFactsProps<Of>) => {
  const { notGiven } = useAdminTexts();
  const textOf = useFactText();
  const shown = sectionsOf(fields).filter((section) => sections?.[section] !== false);
  const rows = scalarsIn(fields, shown, within).flatMap(({ path, labelPath, field }) => {
    const own: OwnFact | undefined = instead?.[path];
    if (own !== undefined) return own === false ? [] : [own];
    return [{ title: labels[labelPath], value: textOf(field, valueAt(facts, path), words[labelPath]) }];
  });
  return <FactList facts={[...rows, ...(more ?? [])]} none={notGiven} />;
};
