import { ownZone } from '../ownZone.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';

/** What formatting a date depends on: BCP 47 locale, IANA time zone, and the current time in epoch milliseconds. */
export interface DateContext {
  readonly locale: string;
  readonly zone: string;
  readonly now: number;
}

/** The product's locale, the browser's time zone and the current time, unless given. */
export const useDateContext = (given?: DateContext): DateContext => {
  const locale = useLocale();
  const zone = ownZone();
  const now = useNow().getTime();
  return given ?? { locale, zone, now };
};
