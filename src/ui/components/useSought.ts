import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ArrivalContext } from './ArrivalContext.ts';
import { focusOnce } from './focusOnce.ts';

/**
 * For a part that an address may name after its `#`: whoever comes for it finds it focused and in sight. Whoever comes back finds
 * the page as they left it.
 */
export const useSought = <Part extends HTMLElement>(name: string | undefined): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const { hash } = useLocation();
  const { way } = useContext(ArrivalContext);
  const isSought = name !== undefined && hash === `#${name}` && way !== 'back';
  useEffect(() => {
    if (!isSought || !part.current) return;
    part.current.dataset['sought'] = '';
    focusOnce(part.current);
  }, [isSought]);
  return part;
};
