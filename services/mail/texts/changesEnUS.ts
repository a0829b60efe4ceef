import type { LoadNews } from '../../freight/request/LoadNews.ts';

const words = {
  stops: 'Stops',
  place: 'Place',
  window: 'Window',
  service: 'Time at a stop',
  cargo: 'Cargo',
  details: 'Cargo details',
  needs: 'Requirements',
  price: 'Target price',
  deadline: 'Deadline',
} as const satisfies Record<LoadNews['parts'][number], string>;

type Window = NonNullable<LoadNews['window']>['now'];
type Goods = NonNullable<LoadNews['cargo']>['now'];

const inZone = (timeZone: string | null): Intl.DateTimeFormat => {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...style, timeZone: timeZone ?? 'UTC' });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' });
  }
};

const windowText = ({ from, to, timeZone }: Window): string => {
  const [begin, end] = [from, to].map((instant) => (instant === null ? NaN : Date.parse(instant)));
  if (begin === undefined || end === undefined || Number.isNaN(begin + end)) return 'none';
  return inZone(timeZone).formatRange(begin, end);
};

const number = new Intl.NumberFormat('en-US');

const goodsText = ({ count, grossKg }: Goods): string =>
  `${number.format(count)} ${count === 1 ? 'package' : 'packages'}, ${number.format(grossKg)} kg`;

const linesOf = ({ parts, place, window, cargo }: LoadNews, short: (typed: string) => string): readonly string[] => {
  const town = typeof window?.city !== 'string' ? '' : ` in ${short(window.city)}`;
  const told: Partial<Record<LoadNews['parts'][number], string>> = {
    ...(place && { place: `${words.place}: ${short(place.before ?? 'none')} → ${short(place.now ?? 'none')}` }),
    ...(window && { window: `${words.window}${town}: ${windowText(window.before)} → ${windowText(window.now)}` }),
    ...(cargo && { cargo: `${words.cargo}: ${goodsText(cargo.before)} → ${goodsText(cargo.now)}` }),
  };
  return parts.map((part) => told[part] ?? words[part]);
};

/**
 * What changed of a load, between two sentences, a line each: "Cargo: 24 packages, 12,000 kg → 25 packages, 12,000 kg". It tells no price.
 * `short` cuts what somebody typed.
 */
export const changesEnUS = (changed: LoadNews | undefined, short: (typed: string) => string): string =>
  changed && changed.parts.length > 0
    ? `\n\n${linesOf(changed, short)
        .map((line) => `- ${line}`)
        .join('\n')}\n\n`
    : ' ';
