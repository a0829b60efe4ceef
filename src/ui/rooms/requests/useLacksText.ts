import type { Problems } from '../../../domain/record/Problem.ts';
import type { RequestContent } from '../../../domain/request/RequestContent.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useProblemLines } from './useProblemLines.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** So many fields are named; the form shows all. */
const mostNamed = 3;

/** Words in a line what keeps a request from being published: what is missing by name, what is wrong in a sentence each. Undefined for nothing. */
export const useLacksText = (): ((problems: Problems, request: RequestContent) => string | undefined) => {
  const linesOf = useProblemLines();
  const { lacks } = useRequestTexts().bulk;
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (problems, request) => {
    const lines = linesOf(problems, request);
    if (lines.length === 0) return undefined;
    const blank = lines.filter(({ isBlank }) => isBlank);
    const missing = blank.slice(0, mostNamed).map(({ text }) => text);
    const wrong = lines.filter(({ isBlank }) => !isBlank).slice(0, mostNamed - missing.length);
    const more = lines.length - missing.length - wrong.length;
    return [
      ...(missing.length > 0 ? [lacks.missing(list.format(missing))] : []),
      ...wrong.map(({ text }) => text),
      ...(more > 0 ? [lacks.more(more)] : []),
    ].join(' ');
  };
};
