import { hasLink } from '../../fields/hasLink.ts';
import type { LoadNews } from '../../freight/request/LoadChange.ts';

const words = {
  route: 'Stops',
  place: 'Place',
  window: 'Window',
  service: 'Time at the stop',
  cargo: 'Cargo',
  goods: 'Goods',
  dangerous: 'Dangerous goods',
  details: 'Cargo details',
  bodies: 'Body types',
  payload: 'Minimum payload',
  temperature: 'Temperature',
  adr: 'ADR',
  equipment: 'Equipment',
  price: 'Target price',
  deadline: 'Deadline',
} as const satisfies Record<LoadNews['what'], string>;

type Window = NonNullable<LoadNews['window']>['now'];
type Goods = NonNullable<LoadNews['cargo']>['now'];

const inZone = (timeZone: string | null): Intl.DateTimeFormat => {
  const style = {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...style, timeZone: timeZone ?? 'UTC' });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' });
  }
};

const windowText = ({ from, to, timeZone }: Window): string => {
  const [begin, end] = [from ?? to, to ?? from].map((instant) => (instant === null ? NaN : Date.parse(instant)));
  if (begin === undefined || end === undefined || Number.isNaN(begin + end)) return 'none';
  return inZone(timeZone).formatRange(begin, end);
};

const number = new Intl.NumberFormat('en-US');

const goodsText = ({ count, grossKg }: Goods): string =>
  `${number.format(count)} ${count === 1 ? 'package' : 'packages'}, ${number.format(grossKg)} kg`;

/** What is typed as a town and would be a link in a mail is left out. */
const isLink = (town: string | null): boolean => town !== null && hasLink(town);

const lineOf = ({ what, city, place, window, cargo }: LoadNews, short: (typed: string) => string): string => {
  if (place)
    return [place.before, place.now].some(isLink)
      ? words.place
      : `${words.place}: ${short(place.before ?? 'none')} → ${short(place.now ?? 'none')}`;
  if (cargo) return `${words.cargo}: ${goodsText(cargo.before)} → ${goodsText(cargo.now)}`;
  if (what === 'cargo') return 'How the cargo is packed';
  const title = `${words[what]}${city === null || isLink(city) ? '' : ` in ${short(city)}`}`;
  return window ? `${title}: ${windowText(window.before)} → ${windowText(window.now)}` : title;
};

/**
 * What changed of a load, between two sentences, a line each: "Cargo: 24 packages, 12,000 kg → 25 packages, 12,000 kg". It tells no price.
 * `short` cuts what somebody typed.
 */
export const changesEnUS = (changed: readonly LoadNews[], short: (typed: string) => string): string =>
  changed.length > 0 ? `\n\n${changed.map((change) => `- ${lineOf(change, short)}`).join('\n')}\n\n` : ' ';
