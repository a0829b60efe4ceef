import { useRef } from 'react';
import type { RequestContent } from '../../../domain/request/RequestContent.ts';
import { useQuestion } from '../../shared/useQuestion.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { useUnlikelyTexts } from './useUnlikelyTexts.ts';

/** Asks before a request is published that is probably a mistake. What was allowed once is not asked about again. */
export const useUnlikelyQuestion = (): ((content: RequestContent) => Promise<boolean>) => {
  const { unlikely: words } = useRequestTexts();
  const textsOf = useUnlikelyTexts();
  const ask = useQuestion();
  const allowed = useRef('');
  return async (content) => {
    const text = textsOf(content)
      .map(({ text: each }) => each)
      .join(' ');
    if (text === '' || text === allowed.current) return true;
    const isMeant = await ask({ title: words.title, text, yes: words.yes, no: words.no });
    if (isMeant) allowed.current = text;
    return isMeant;
  };
};
