import { asIfUtc } from '../../calendar/asIfUtc.ts';
import { ediInstant } from '../ediInstant.ts';
import type { EdiTime } from '../EdiTime.ts';
import { ediZone } from '../ediZone.ts';
import type { EdifactLine } from './writeEdifact.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The offset from UTC that a zone means at a time, as a date has it: `+0100`; undefined where it leaves the zone open. */
const offsetOf = (time: EdiTime): string | undefined => {
  if (time.zone === undefined || !ediZone(time.zone)) return undefined;
  const [hour = 0, minute = 0] = time.time.split(':').map(Number);
  const clock = asIfUtc({ day: time.day, hour, minute, second: 0 });
  const minutes = (clock - ediInstant(time, 'UTC').instant) / 60_000;
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
};

/** When something is (DTM), with the offset of its zone; without one where it goes by the clock of the place. */
export const edifactTime = (qualifier: string, time: EdiTime): EdifactLine => {
  const moment = `${time.day.replaceAll('-', '')}${time.time.replace(':', '')}`;
  const offset = offsetOf(time);
  return ['DTM', [qualifier, `${moment}${offset ?? ''}`, offset === undefined ? '203' : '205']];
};
