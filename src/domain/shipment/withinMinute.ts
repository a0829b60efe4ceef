import type { FoldedShipment } from './FoldedShipment.ts';

const minuteOf = (instant: number): number => Math.floor(instant / 60_000);

/** A time that was typed to the minute, moved behind what was recorded within that minute. Epoch milliseconds. */
export const withinMinute = ({ past }: Pick<FoldedShipment, 'past'>, at: number): number =>
  Math.max(at, ...past.filter((event) => minuteOf(event.at) === minuteOf(at)).map((event) => event.at));
