import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a modal dialog on a click outside, which browsers report as a click on the dialog itself. Ignores presses that
 * began inside, and the second click of the double click that opened it.
 */
export const useLeaveBeside = (dialog: RefObject<HTMLDialogElement | null>, onLeave: () => void): void => {
  const pressedOn = useRef<EventTarget>(null);
  useEffect(() => {
    const popUp = dialog.current;
    const press = ({ target }: Event): void => {
      pressedOn.current = target;
    };
    const leave = ({ target, detail }: MouseEvent): void => {
      if (target === popUp && pressedOn.current === popUp && detail < 2) onLeave();
    };
    popUp?.addEventListener('pointerdown', press);
    popUp?.addEventListener('click', leave);
    return () => {
      popUp?.removeEventListener('pointerdown', press);
      popUp?.removeEventListener('click', leave);
    };
  }, [dialog, onLeave]);
};
