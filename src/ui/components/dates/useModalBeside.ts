import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { keepBeside } from './keepBeside.ts';
import { useLeaveBeside } from './useLeaveBeside.ts';

/**
 * A dialogue that is modal as long as it is rendered, beside the field of its anchor: it begins on a day, or where that cannot be
 * chosen on the one that can be tabbed to, is left by a click beside it, and gives the focus back to the anchor's button.
 */
export const useModalBeside = (
  anchor: RefObject<HTMLElement | null>,
  firstDay: CalendarDay,
  onLeave: () => void,
): RefObject<HTMLDialogElement | null> => {
  const dialogue = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const popUp = dialogue.current;
    const field = anchor.current?.querySelector('input')?.parentElement;
    const opener = anchor.current?.querySelector('button');
    popUp?.showModal();
    const letGo = popUp && field ? keepBeside(popUp, field) : undefined;
    const first =
      popUp?.querySelector<HTMLElement>(`[data-day="${firstDay}"] button:enabled`) ??
      popUp?.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]');
    first?.focus();
    return () => {
      letGo?.();
      popUp?.close();
      opener?.focus();
    };
  }, [anchor, firstDay]);
  useLeaveBeside(dialogue, onLeave);
  return dialogue;
};
