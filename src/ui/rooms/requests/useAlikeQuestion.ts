import { useRef, useState } from 'react';
import { FindAlike } from '../../../application/requests/findAlike.ts';
import type { AlikeRequest } from '../../../domain/request/AlikeRequest.ts';
import { postingKey } from '../../../domain/request/postingKey.ts';
import type { RequestContent } from '../../../domain/request/RequestContent.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';

interface Publishing<Output> {
  readonly content: RequestContent;
  /** Of a request that is published itself; undefined for a new one. */
  readonly ownId: string | undefined;
  readonly publish: () => Promise<Output>;
}

export interface AlikeQuestion {
  readonly alike: AlikeRequest;
  readonly content: RequestContent;
  readonly answer: (isPublished: boolean) => void;
}

/**
 * Asks before a request is published that looks like an open one; `question` is shown as a dialog. Undefined if the answer was no. What
 * was allowed once is not asked about again until it is published: a retry would find what got through the first time.
 */
export const useAlikeQuestion = () => {
  const findAlike = useInjection(FindAlike);
  const [question, setQuestion] = useState<AlikeQuestion>();
  const allowed = useRef<string>(undefined);

  const ask = async (alike: AlikeRequest, content: RequestContent): Promise<boolean> => {
    const isPublished = await new Promise<boolean>((answer) => setQuestion({ alike, content, answer }));
    setQuestion(undefined);
    return isPublished;
  };
  const askFirst = async <Output>({ content, ownId, publish }: Publishing<Output>): Promise<Output | undefined> => {
    const key = postingKey(content);
    if (key !== undefined && key !== allowed.current) {
      const alike = await findAlike(content, ownId);
      if (alike && !(await ask(alike, content))) return undefined;
      allowed.current = key;
    }
    const published = await publish();
    allowed.current = undefined;
    return published;
  };
  return { askFirst, question };
};
