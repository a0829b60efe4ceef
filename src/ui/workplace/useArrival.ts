import { useEffect, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { arrived } from '../components/arrived.ts';
import type { Arrival } from '../components/ArrivalContext.ts';

/**
 * How the latest address was come to. The browser has scrolled a page it comes back to before its room is drawn, so where each was
 * left is noted here.
 */
export const useArrival = (): Arrival => {
  const type = useNavigationType();
  const { key } = useLocation();
  const [places] = useState(() => new Map<Location['key'], number>());
  const [latest, setLatest] = useState<{ readonly key: string; readonly arrival: Arrival }>({
    key,
    arrival: arrived(type === NavigationType.Pop ? 'opened' : 'gone'),
  });
  if (latest.key !== key)
    setLatest({
      key,
      arrival: type === NavigationType.Pop ? { way: 'back', scrolledTo: places.get(key) ?? 0 } : arrived('gone'),
    });

  useEffect(() => {
    const note = (): void => {
      places.set(key, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, places]);
  return latest.arrival;
};
