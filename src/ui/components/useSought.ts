import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ArrivalContext } from './ArrivalContext.ts';
import { focusOnce } from './focusOnce.ts';

/**
 * For a part that an address may name after its `#`: whoever comes for it finds it in sight, focused and framed. Whoever comes back
 * by the browser's buttons finds the page as they left it, and whoever has begun something else meanwhile goes on with that.
 */
export const useSought = <Part extends HTMLElement>(anchor: string | undefined): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const { hash } = useLocation();
  const latest = useContext(ArrivalContext);
  const [arrival] = useState(latest);
  const isNamed = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    if (!isNamed || !part.current || arrival.way === 'back' || !arrival.claim()) return;
    if (document.activeElement?.matches('body, main, h1') === false) return;
    part.current.dataset['sought'] = '';
    focusOnce(part.current);
  }, [isNamed, arrival]);
  return part;
};
