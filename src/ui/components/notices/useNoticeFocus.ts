import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { focusOnce } from '../focusOnce.ts';

/** Lets F6 lead to the newest notice and back, and gives the focus back when a notice is left. */
export const useNoticeFocus = (stack: RefObject<HTMLElement | null>, isShown: boolean) => {
  const before = useRef<HTMLElement>(null);
  const goBack = useCallback((): void => {
    if (!stack.current?.contains(document.activeElement)) return;
    if (before.current?.isConnected) return before.current.focus();
    const heading = document.querySelector('h1');
    if (heading) focusOnce(heading, { preventScroll: true });
  }, [stack]);
  useEffect(() => {
    if (!isShown) return undefined;
    const jump = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (stack.current?.contains(document.activeElement)) goBack();
      else [...(stack.current?.querySelectorAll('p') ?? [])].at(-1)?.parentElement?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [stack, isShown, goBack]);
  const onFocus = useCallback(
    ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !stack.current?.contains(relatedTarget))
        before.current = relatedTarget;
    },
    [stack],
  );
  return { goBack, onFocus };
};
