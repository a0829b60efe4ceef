import { type RefObject, useEffect, useRef } from 'react';
import type { Notice } from '../../../application/shared/Notices.ts';

/** How long good news stays, in seconds: long enough to read it and undo what it says. */
const stays = 10;

/** Lets good news leave once it was shown for ten seconds. None grows older while the pointer or the focus is on a notice. */
export const useNewsLeaving = (
  stack: RefObject<HTMLElement | null>,
  notices: readonly Notice[],
  onLeave: (id: string) => void,
): void => {
  const ages = useRef<ReadonlyMap<string, number>>(new Map());
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    const news = notices.flatMap((notice) => (notice.news ? [notice.id] : []));
    if (news.length === 0) return undefined;
    const timer = setInterval(() => {
      if (stack.current?.matches(':hover') || stack.current?.contains(document.activeElement)) return;
      ages.current = new Map(news.map((id) => [id, (ages.current.get(id) ?? 0) + 1]));
      for (const [id, age] of ages.current) if (age >= stays) leave.current(id);
    }, 1000);
    return () => clearInterval(timer);
  }, [stack, notices]);
};
