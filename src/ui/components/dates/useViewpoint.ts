import { useState, useSyncExternalStore } from 'react';
import type { Viewpoint } from '../../../domain/dates/Viewpoint.ts';
import { useLocale } from '../../hooks/useLocale.ts';

/** Every zone's midnight lies on one. */
const quarterHour = 900_000;
const thisQuarterHour = (): number => Math.floor(Date.now() / quarterHour) * quarterHour;
const everyMinute = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, 60_000);
  return () => clearInterval(timer);
};

/**
 * From where the person looks, unless a page says otherwise: the product's locale, the browser's zone, and now, to the quarter of
 * an hour.
 */
export const useViewpoint = (told?: Viewpoint): Viewpoint => {
  const locale = useLocale();
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const now = useSyncExternalStore(everyMinute, thisQuarterHour);
  return told ?? { locale, zone, now };
};
