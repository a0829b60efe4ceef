import type { ReactNode } from 'react';
import type { PathOf } from '../../../domain/record/DraftOf.ts';
import type { FactsOf } from '../../../domain/record/FactsOf.ts';
import type { Fields } from '../../../domain/record/Field.ts';
import { scalarsOf } from '../../../domain/record/scalarsOf.ts';
import { valueAt } from '../../../domain/record/valueAt.ts';
import { FactList } from '../../components/FactList.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import type { ChoiceWords } from './ChoiceWords.ts';
import { useFactText } from './useFactText.ts';

/** A fact with its own title; false if it does not apply to this record. */
export type OwnFact = { readonly title: string; readonly value: ReactNode } | false;

interface RecordFactsProps<Of extends Fields> {
  readonly fields: Of;
  readonly facts: FactsOf<Of>;
  readonly sections: readonly string[];
  readonly labels: Readonly<Record<PathOf<Of>, string>>;
  readonly words: ChoiceWords;
  /** Replaces the default rendering of a field. */
  readonly instead?: { readonly [Path in PathOf<Of>]?: OwnFact | undefined };
  /** Shown after the fields of the table. */
  readonly more?: readonly { readonly title: string; readonly value: ReactNode }[];
}

/** The facts of a record's sections, in table order. */
export const RecordFacts = <Of extends Fields>({
  fields,
  facts,
  sections,
  labels,
  words,
  instead,
  more,
}: RecordFactsProps<Of>) => {
  const { notGiven } = useAdminTexts();
  const textOf = useFactText();
  const rows = scalarsOf(fields)
    .filter(({ section }) => sections.includes(section))
    .flatMap(({ path, field }) => {
      const own: OwnFact | undefined = instead?.[path];
      if (own !== undefined) return own === false ? [] : [own];
      return [{ title: labels[path], value: textOf(field, valueAt(facts, path), words[path]) }];
    });
  return <FactList facts={[...rows, ...(more ?? [])]} none={notGiven} />;
};
