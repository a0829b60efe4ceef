import { addDays } from '../calendar/addDays.ts';
import { daysUntil } from '../calendar/daysUntil.ts';
import { parseDay } from '../calendar/parseDay.ts';

/** An end of a window as it is typed: a day, a time of day, and the offset of the one meant where that hour comes twice. */
export interface WindowEnd {
  readonly day: string;
  readonly time: string;
  readonly offset: string;
}

export interface TypedWindow {
  readonly from: WindowEnd;
  readonly to: WindowEnd;
}

/** The parts of what a draft holds of an end. */
export const splitEnd = (typed: string): WindowEnd => {
  const [, day = '', rest = ''] = /^([^T]*)T?(.*)$/.exec(typed) ?? [];
  const [, time = rest, offset = ''] = /^(\d\d:\d\d(?::\d\d)?)([+-]\d\d:\d\d)$/.exec(rest) ?? [];
  return { day, time, offset };
};

/** What a draft holds of an end; '' if neither day nor time is known. */
export const joinEnd = ({ day, time, offset }: WindowEnd): string =>
  day === '' && time === '' ? '' : `${day}T${time}${offset}`;

/** Which part of an end a problem with it is about: the day while that is missing or no date, else the time. */
export const wrongPart = ({ day }: WindowEnd): 'day' | 'time' => (parseDay(day) === undefined ? 'day' : 'time');

/** The hours most places work, for a window of which only the day is known. */
const usual = { from: '08:00', to: '16:00' } as const;

/** The window on another day; its end moves along. */
export const onDay = ({ from, to }: TypedWindow, day: string): TypedWindow => {
  const isMoved = parseDay(day) !== undefined && parseDay(from.day) !== undefined && parseDay(to.day) !== undefined;
  const last = isMoved ? addDays(to.day, daysUntil(day, from.day)) : day;
  const isBlank = from.time === '' && to.time === '';
  return {
    from: { day, time: isBlank && day !== '' ? usual.from : from.time, offset: '' },
    to: { day: last, time: isBlank && day !== '' ? usual.to : to.time, offset: '' },
  };
};
