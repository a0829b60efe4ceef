import type { Task } from '../freight/verdict/Combination.ts';
import type { LoadContent } from './loadContent.ts';

/** A load as the verdict takes it: with what fleets may know of it, so that no reason tells more. */
export const taskOfLoad = ({ stops, cargo, required }: LoadContent): Task => ({
  stops: stops.map(({ type, city, country, lat, lng, window, serviceMin }) => ({
    id: null,
    type,
    place: { name: null, address: null, postcode: null, city, country, lat, lng, accuracy: null, contact: null },
    window,
    serviceMin,
    note: null,
  })),
  cargo: cargo.map((line) => ({ ...line, marks: null })),
  required,
});
