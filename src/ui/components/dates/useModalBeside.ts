import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { keepBeside } from './keepBeside.ts';
import { useLeaveBeside } from './useLeaveBeside.ts';

/**
 * A modal dialog beside its anchor field, open while mounted. Focus starts on `firstDay`, or on the tabbable day if
 * that is disabled, and returns to the anchor's button. A click outside closes it.
 */
export const useModalBeside = (
  anchor: RefObject<HTMLElement | null>,
  firstDay: CalendarDay,
  onLeave: () => void,
): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const popUp = dialog.current;
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
  useLeaveBeside(dialog, onLeave);
  return dialog;
};
