import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leaves a modal dialogue when somebody clicks beside it: the browser reports that as a click on the dialogue itself. A press that
 * began within it does not count, nor does the second click of a double click on what opened it.
 */
export const useLeaveBeside = (dialogue: RefObject<HTMLDialogElement | null>, onLeave: () => void): void => {
  const pressedOn = useRef<EventTarget>(null);
  useEffect(() => {
    const popUp = dialogue.current;
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
  }, [dialogue, onLeave]);
};
