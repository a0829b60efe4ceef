import { latenessText } from '../../shared/freight/latenessText.ts';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';
import { useDashboardTexts } from './useDashboardTexts.ts';

const minute = 60_000;

/** Words how long there is until a deadline (RFC 3339), or how long ago it was. Updates by the minute. */
export const useLeft = (): ((due: string) => string) => {
  const { tasks: words } = useDashboardTexts();
  const timeLeft = useTimeLeft();
  const locale = useLocale();
  const now = useNow('minute').getTime();
  return (due) => {
    const left = timeLeft(due);
    return left === undefined
      ? words.overdue(latenessText((now - Date.parse(due)) / minute, locale))
      : words.left(left);
  };
};
