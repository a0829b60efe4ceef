import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { useLocale } from '../../shared/useLocale.ts';

/** A calendar day as people write it. */
export const useDayText = (): ((day: string) => string) => {
  const locale = useLocale();
  return (day) => dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
};
