import type { Stop, StopType } from '../../stop/Stop.ts';
import { foldedName } from '../../find/foldedName.ts';
import type { FileEvent, FileStatus } from './FileEvent.ts';

/** The kind of stop that a status is about; undefined where it may be any. */
const stopTypes: Readonly<Partial<Record<FileStatus, StopType>>> = {
  arrived_pickup: 'pickup',
  departed_pickup: 'pickup',
  loaded: 'pickup',
  to_pickup: 'pickup',
  arrived_delivery: 'delivery',
  departed_delivery: 'delivery',
  delivered: 'delivery',
  attempt_failed: 'delivery',
  refused: 'delivery',
};

const bare = (town: string | undefined): string => foldedName(town).replaceAll(/[^\p{L}]/gu, '');

/** Where an event of a file happened: the index of a stop, none in particular, or what is wrong with what it says. */
export const stopOfFile = (
  { status, stop, place }: FileEvent,
  stops: readonly Stop[],
  nextStop: number | null,
): number | null | 'stop_unknown' | 'other_stop_type' => {
  const wanted = stopTypes[status];
  if (stop !== undefined) {
    const named = stops[stop - 1];
    if (!named) return 'stop_unknown';
    return wanted === undefined || named.type === wanted ? stop - 1 : 'other_stop_type';
  }
  const ofType = [...stops.keys()].filter((at) => wanted === undefined || stops[at]?.type === wanted);
  if (status === 'delivered') return ofType.at(-1) ?? null;
  const town = bare(place?.city);
  const inTown = town === '' ? [] : ofType.filter((at) => bare(stops[at]?.place?.city) === town);
  const possible = inTown.length > 0 ? inTown : ofType;
  if (possible.length === 1) return possible[0] ?? null;
  // Of several, the one the truck goes to or stands at.
  const isSaid = wanted !== undefined || inTown.length > 0;
  return isSaid && nextStop !== null && possible.includes(nextStop) ? nextStop : null;
};
