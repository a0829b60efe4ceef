import { foldName } from '../../gazetteer/foldName.ts';
import type { Gazetteer } from '../../gazetteer/Gazetteer.ts';
import { isRegionCalled } from '../../gazetteer/isRegionCalled.ts';
import { regionsOfPostcode } from '../../gazetteer/regionsOfPostcode.ts';
import { rivalTowns } from '../../gazetteer/rivalTowns.ts';
import type { Town } from '../../gazetteer/Town.ts';

/** What a row says of a town. */
export interface SaidTown {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  readonly postcode: string | null;
}

/** The town that is taken. */
export interface ChosenTown {
  readonly town: Town;
  /** Other towns that may be meant as well; nothing tells them apart. */
  readonly others: readonly Town[];
  /** Whether nobody would think of another one by the name alone. */
  readonly isPlain: boolean;
}

/** "Frankfurt (Oder)", "Frankfurt/Oder" and "Frankfurt, Brandenburg": a name, and where the town lies. */
const withPlace = /^([^,(/]+)[,(/]\s*([^,(/)]+)\)?$/;

/** Longer than any name with its region. */
const longest = 200;

/** Whether a town lies there: in a region or a country, or as its own name says. */
function lies(where: string): (town: Town) => boolean {
  const [place, country] = [foldName(where), where.toUpperCase()];
  return (town) =>
    town.country === country || ` ${foldName(town.name)} `.includes(` ${place} `) || isRegionCalled(place, town);
}

/** Those for which something holds, or all if it holds for none. */
const narrowed = (towns: readonly Town[], holds: (town: Town) => boolean): readonly Town[] => {
  const left = towns.filter(holds);
  return left.length > 0 ? left : towns;
};

/**
 * The town that a row means: of that name in its country, where the name says it lies, in a region that has its postcode, near a place of the
 * company's own, and then the biggest. Undefined without a town of that name.
 */
export function chooseTown(
  { namesakes }: Pick<Gazetteer, 'namesakes'>,
  { name, country, postcode }: SaidTown,
  isNearOwn: (town: Town) => boolean,
): ChosenTown | undefined {
  const whole = namesakes(name, country);
  const [, first = '', where = ''] = whole.length > 0 || name.length > longest ? [] : (withPlace.exec(name) ?? []);
  const called = whole.length > 0 ? whole : namesakes(first, country).filter(lies(where));
  const [biggest] = rivalTowns(called);
  if (!biggest) return undefined;
  const regions = postcode === null || country === undefined ? undefined : regionsOfPostcode(country, postcode);
  const inRegion = regions ? narrowed(called, ({ region }) => region !== null && regions.has(region)) : called;
  const meant = rivalTowns(inRegion);
  const [town = biggest, ...others] = meant.length > 1 ? rivalTowns(narrowed(meant, isNearOwn)) : meant;
  const isOther = town !== biggest || rivalTowns(called).length > 1 || whole.length === 0;
  return { town, others, isPlain: !isOther && !foldName(town.name).startsWith(`${foldName(name)} `) };
}
