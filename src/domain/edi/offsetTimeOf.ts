import { formatInstant } from '../calendar/formatInstant.ts';
import type { EdiTime } from './EdiTime.ts';

/** An instant (epoch milliseconds) by the clock of a place (IANA zone), with its offset from UTC. */
export const offsetTimeOf = (instant: number, zone: string): EdiTime => {
  const text = formatInstant(instant, zone);
  return { day: text.slice(0, 10), time: text.slice(11, 16), zone: text.endsWith('Z') ? '+00:00' : text.slice(-6) };
};
