import { useState } from 'react';
import { useLocale } from '../../shared/useLocale.ts';
import { useNow } from '../../shared/useNow.ts';

/** What a date depends on besides itself: a BCP 47 locale, the IANA name of the reader's zone, and now in ms since 1970. */
export interface DateContext {
  readonly locale: string;
  readonly zone: string;
  readonly now: number;
}

/** The product's locale, the browser's zone and the time, unless a page gives its own. */
export const useDateContext = (given?: DateContext): DateContext => {
  const locale = useLocale();
  const [zone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const now = useNow().getTime();
  return given ?? { locale, zone, now };
};
