import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { placeBeside } from './placeBeside.ts';

/**
 * A dialogue that is modal as long as it is rendered, beside the field of its anchor: it begins on the day that can be tabbed to, is left by a click
 * beside it, and gives the focus back to the anchor's button.
 */
export const useModalBeside = (
  anchor: RefObject<HTMLElement | null>,
  onLeave: () => void,
): RefObject<HTMLDialogElement | null> => {
  const dialogue = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const popUp = dialogue.current;
    const field = anchor.current?.querySelector('input')?.parentElement;
    const opener = anchor.current?.querySelector('button');
    popUp?.showModal();
    if (popUp && field) placeBeside(popUp, field);
    popUp?.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]')?.focus();
    return () => {
      popUp?.close();
      opener?.focus();
    };
  }, [anchor]);
  useEffect(() => {
    const popUp = dialogue.current;
    const leave = (event: Event): void => {
      if (event.target === popUp) onLeave();
    };
    popUp?.addEventListener('click', leave);
    return () => popUp?.removeEventListener('click', leave);
  }, [onLeave]);
  return dialogue;
};
