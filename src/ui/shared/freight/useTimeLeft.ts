import { timeLeft } from '../../../domain/calendar/timeLeft.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { durationText } from './durationText.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import { useNow } from '../useNow.ts';

const minutesOf = { minute: 1, hour: 60 } as const;

/** Words how long it is until a deadline (RFC 3339): "45 min", "5 h", "3 days". Undefined once it has passed. Updates by the minute. */
export const useTimeLeft = (): ((deadline: string) => string | undefined) => {
  const locale = useLocale();
  const { freight } = useAdminTexts();
  const now = useNow('minute').getTime();
  return (deadline) => {
    const left = timeLeft(Date.parse(deadline), now);
    if (!left) return undefined;
    if (left.count === 0) return freight.lastMinute;
    if (left.unit !== 'day') return durationText(left.count * minutesOf[left.unit], locale);
    return numberFormat(locale, { style: 'unit', unit: left.unit, unitDisplay: 'short' }).format(left.count);
  };
};
