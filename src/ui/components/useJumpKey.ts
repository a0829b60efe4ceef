import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { focusOnce } from './focusOnce.ts';

/**
 * Lets F6 lead to a part of the page and back, and gives the focus back when that part is left. What leaves by itself comes `first`,
 * before a part that stays.
 */
export const useJumpKey = (
  part: RefObject<HTMLElement | null>,
  isShown: boolean,
  findIn: (part: HTMLElement) => HTMLElement | null | undefined,
  first = false,
) => {
  const before = useRef<HTMLElement>(null);
  const find = useRef(findIn);
  useEffect(() => {
    find.current = findIn;
  });
  const goBack = useCallback((): void => {
    if (!part.current?.contains(document.activeElement)) return;
    if (before.current?.isConnected) return before.current.focus();
    const heading = document.querySelector('h1');
    if (heading) focusOnce(heading, { preventScroll: true });
  }, [part]);
  useEffect(() => {
    if (!isShown) return undefined;
    const jump = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      if (part.current?.contains(document.activeElement)) goBack();
      else if (part.current) find.current(part.current)?.focus();
    };
    document.addEventListener('keydown', jump, first);
    return () => document.removeEventListener('keydown', jump, first);
  }, [part, isShown, goBack, first]);
  const onFocus = useCallback(
    ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !part.current?.contains(relatedTarget))
        before.current = relatedTarget;
    },
    [part],
  );
  return { goBack, onFocus };
};
