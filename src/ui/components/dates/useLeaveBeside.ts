import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leaves a modal dialogue by a click beside it, which is one on itself. Neither a press that began within it nor the second click
 * of two on what opened it is meant so.
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
