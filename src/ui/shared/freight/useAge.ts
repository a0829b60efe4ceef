import { useMemo } from 'react';
import { timeLeft } from '../../../domain/calendar/timeLeft.ts';
import { useLocale } from '../useLocale.ts';
import { useNow } from '../useNow.ts';

const minutesOfHour = 60;

/** Words how long ago something was: "12 minutes ago", "1 hour ago". Updates by the minute. */
export const useAge = (): ((instant: string) => string) => {
  const locale = useLocale();
  const format = useMemo(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }), [locale]);
  const now = useNow('minute').getTime();
  return (instant) => {
    const { count, unit } = timeLeft(now, Date.parse(instant)) ?? { count: 0, unit: 'minute' as const };
    const hours = unit === 'minute' ? Math.floor(count / minutesOfHour) : 0;
    return hours > 0 ? format.format(-hours, 'hour') : format.format(-count, unit);
  };
};
