import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus into the first field of a group when it appears, and selects what it holds. */
export const useArrivalFocus = (): RefObject<HTMLFieldSetElement | null> => {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const field = group.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  return group;
};
