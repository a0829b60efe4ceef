import { ownText } from '../../../domain/outside/ownText.ts';
import type { DraftOf, PathOf } from '../../../domain/record/DraftOf.ts';
import { fieldAt } from '../../../domain/record/fieldAt.ts';
import type { Fields } from '../../../domain/record/Field.ts';
import { withoutIndices } from '../../../domain/record/withoutIndices.ts';
import type { ChoiceWords } from './ChoiceWords.ts';
import { useFactText } from './useFactText.ts';

/** Formats a draft value for people: choices and dates in words, anything invalid as typed, a missing item as blank. */
export const useDraftText = <Of extends Fields>(fields: Of, words: ChoiceWords) => {
  const textOf = useFactText();
  return (path: PathOf<Of>, draft: DraftOf<Of>): string => {
    const typed = ownText(draft, path);
    const field = fieldAt(fields, path);
    if (typed === undefined || !field || field.kind === 'group' || field.kind === 'list') return typed ?? '';
    if (field.kind === 'number' || (typed === '' && field.kind !== 'flag')) return typed;
    const read = field.read(typed);
    return (read.ok ? textOf(field, read.value, words[withoutIndices(path)]) : undefined) ?? typed;
  };
};
