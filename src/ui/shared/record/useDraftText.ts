import type { DraftOf, PathOf } from '../../../domain/record/DraftOf.ts';
import type { Fields } from '../../../domain/record/Field.ts';
import { scalarsOf } from '../../../domain/record/scalarsOf.ts';
import type { ChoiceWords } from './ChoiceWords.ts';
import { useFactText } from './useFactText.ts';

/** Formats a draft value for people: choices and dates in words, anything invalid as typed. */
export const useDraftText = <Of extends Fields>(fields: Of, words: ChoiceWords) => {
  const textOf = useFactText();
  const placed = new Map<string, ReturnType<typeof scalarsOf>[number]>(
    scalarsOf(fields).map((field) => [field.path, field]),
  );
  return (path: PathOf<Of>, draft: DraftOf<Of>): string => {
    const typed: string = draft[path];
    const field = placed.get(path)?.field;
    if (!field || field.kind === 'number' || (typed === '' && field.kind !== 'flag')) return typed;
    const read = field.read(typed);
    return (read.ok ? textOf(field, read.value, words[path]) : undefined) ?? typed;
  };
};
