type Maybe<Value> = Value | null | undefined;

interface PostedPlace {
  readonly country?: Maybe<string>;
  readonly postcode?: Maybe<string>;
  readonly city?: Maybe<string>;
  readonly lat?: Maybe<number>;
  readonly lng?: Maybe<number>;
}

interface PostedStop {
  readonly place?: Maybe<PostedPlace>;
  readonly window?: Maybe<{ readonly from?: Maybe<string>; readonly to?: Maybe<string> }>;
}

/** What two postings of one load have in common. */
export interface Posting {
  readonly stops?: readonly PostedStop[] | undefined;
  readonly cargo?: readonly { readonly grossKg?: Maybe<number> }[] | undefined;
}

/** Letters and digits alone: case, accents, spaces and hyphens make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The part of a town: its postcode, or without one the position, to about a kilometre. */
const areaKey = ({ postcode, lat, lng }: PostedPlace): string => {
  const area = plain(postcode ?? '');
  if (area !== '') return area;
  return typeof lat === 'number' && typeof lng === 'number' ? `${lat.toFixed(2)},${lng.toFixed(2)}` : '';
};

const stopKey = ({ place, window }: PostedStop): string | undefined => {
  const where = [place?.country ?? '', areaKey(place ?? {}), plain(place?.city ?? '')];
  const ends = [Date.parse(window?.from ?? ''), Date.parse(window?.to ?? '')];
  return where.includes('') || ends.some(Number.isNaN) ? undefined : [...where, ...ends].join(' ');
};

/**
 * The same for two postings that look like one load: from and to the same places, at the same times, of the same weight. What else is
 * said of it may differ. Undefined if any of that is missing.
 */
export const postingKey = ({ stops = [], cargo = [] }: Posting): string | undefined => {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || first === last || cargo.length === 0) return undefined;
  const weights = cargo.map(({ grossKg }) => grossKg ?? Number.NaN);
  const grams = Math.round(weights.reduce((sum, kg) => sum + kg, 0) * 1_000);
  const parts = [stopKey(first), stopKey(last), Number.isNaN(grams) ? undefined : String(grams)];
  return parts.includes(undefined) ? undefined : parts.join(' | ');
};
