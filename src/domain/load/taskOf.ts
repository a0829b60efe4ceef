import type { Task } from '../verdict/Combination.ts';
import type { Load } from './Load.ts';

/** A load as the verdict sees it. */
export const taskOf = ({ stops, cargo, required }: Pick<Load, 'stops' | 'cargo' | 'required'>): Task => ({
  stops: stops.map(({ type, city, country, lat, lng, window, serviceMin }) => ({
    type,
    place: { city, country, lat, lng },
    window,
    serviceMin,
  })),
  cargo,
  required,
});
