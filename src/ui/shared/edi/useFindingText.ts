import { type EdiFinding, ediErrors } from '../../../domain/edi/EdiFinding.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { useLocale } from '../useLocale.ts';
import { useEdiTexts } from './useEdiTexts.ts';

/** What is to be said about a file, and where in it: "The load number is missing. Segment 2, B2-4". */
export const useFindingText = (): ((finding: EdiFinding) => string) => {
  const words = useEdiTexts();
  const number = new Intl.NumberFormat(useLocale());
  return (finding) => {
    const { code, segment, tag = '', element } = finding;
    const text = isOneOf(ediErrors, code) ? words.errors[code](finding) : words.notes[code](finding);
    if (segment === undefined) return text;
    return `${text} ${words.place(number.format(segment), tag, element === undefined ? '' : String(element))}`;
  };
};
