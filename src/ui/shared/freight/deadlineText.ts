import { ownZone } from '../../components/ownZone.ts';
import { windowText } from './windowText.ts';

/** Until when somebody may act, in the reader's time zone and in the words of windows: "Tue 24 Nov 16:00 CET". */
export const deadlineText = (instant: string, locale: string): string =>
  windowText({ from: instant, to: instant, timeZone: ownZone() }, locale) ?? '';
