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

/** A fact with a title of its own; false where the record can have none. */
export type OwnFact = { readonly title: string; readonly value: ReactNode } | false;

interface RecordFactsProps<Of extends Fields> {
  readonly fields: Of;
  readonly facts: FactsOf<Of>;
  readonly sections: readonly string[];
  readonly labels: Readonly<Record<PathOf<Of>, string>>;
  readonly words: ChoiceWords;
  /** Facts that do not read like others of their kind. */
  readonly instead?: { readonly [Path in PathOf<Of>]?: OwnFact | undefined };
  /** Facts after those of the table. */
  readonly more?: readonly { readonly title: string; readonly value: ReactNode }[];
}

/** What a record says in these sections, title by title, in the order of its table. */
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
