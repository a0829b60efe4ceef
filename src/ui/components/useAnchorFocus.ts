import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ArrivalContext } from './ArrivalContext.ts';
import { focusOnce } from './focusOnce.ts';

/**
 * For a part that the address may name in its `#`: focuses, highlights and scrolls to it on arrival. Not after back or
 * forward, nor if the user has already focused something else.
 */
export const useAnchorFocus = <Part extends HTMLElement>(anchor: string | undefined): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const { hash } = useLocation();
  const latest = useContext(ArrivalContext);
  const [arrival] = useState(latest);
  const isNamed = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    if (!isNamed || !part.current || arrival.way === 'back' || !arrival.claim()) return;
    if (document.activeElement?.matches('body, main, h1') === false) return;
    part.current.dataset['highlighted'] = '';
    focusOnce(part.current);
  }, [isNamed, arrival]);
  return part;
};
