import { timeLeft } from '../../../domain/calendar/timeLeft.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { useNow } from '../useNow.ts';

const minute = 60_000;

/** Words how long it is until a deadline (RFC 3339): "45 min", "5 hr", "3 days". Undefined once it has passed. Updates by the minute. */
export const useTimeLeft = (): ((deadline: string) => string | undefined) => {
  const locale = useLocale();
  const { freight } = useAdminTexts();
  const now = useNow(minute).getTime();
  return (deadline) => {
    const left = timeLeft(Date.parse(deadline), now);
    if (!left) return undefined;
    if (left.count === 0) return freight.lastMinute;
    return new Intl.NumberFormat(locale, { style: 'unit', unit: left.unit, unitDisplay: 'short' }).format(left.count);
  };
};
