import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ArrivalContext } from '../ArrivalContext.ts';
import { focusNamed } from './focusNamed.ts';

/** For what holds a form: focuses the field that the address names in its `#` on arrival. Not after back or forward. */
export const useFieldOfAddress = (): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const [path] = useState(hash.slice(1));
  const [{ way }] = useState(useContext(ArrivalContext));
  useEffect(() => {
    if (path !== '' && way !== 'back') focusNamed(frame.current?.querySelector('form') ?? null, path);
  }, [path, way]);
  return frame;
};
