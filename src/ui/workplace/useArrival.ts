import { useEffect, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { arrived } from '../components/arrived.ts';
import type { Arrival } from '../components/ArrivalContext.ts';

/**
 * How the user came to the current address. Scroll positions are recorded here, since browsers restore them before the
 * room is rendered.
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
