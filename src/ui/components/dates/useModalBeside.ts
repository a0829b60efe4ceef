import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { keepBeside } from './keepBeside.ts';
import { useLeaveBeside } from './useLeaveBeside.ts';

/**
 * A dialogue that is modal while it is rendered, beside the field of its anchor. The focus begins on `firstDay`, or when that is
 * disabled on the day that Tab reaches, and goes back to the anchor's button. A click beside the dialogue leaves it.
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
    const stopPlacing = popUp && field ? keepBeside(popUp, field) : undefined;
    const first =
      popUp?.querySelector<HTMLElement>(`[data-day="${firstDay}"] button:enabled`) ??
      popUp?.querySelector<HTMLElement>('[role="gridcell"] button[tabindex="0"]');
    first?.focus();
    return () => {
      stopPlacing?.();
      popUp?.close();
      opener?.focus();
    };
  }, [anchor, firstDay]);
  useLeaveBeside(dialogue, onLeave);
  return dialogue;
};
