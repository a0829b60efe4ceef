import type { Fields, Group, List } from './Field.ts';

/**
 * The path of each value in a record: `plate`, `temperatureC.min`, and `stops.0.place.city` for every stop. The services name a
 * field they refuse by the same path.
 */
export type PathOf<Of extends Fields> = {
  [Name in keyof Of & string]: Of[Name] extends List<infer Items>
    ? `${Name}.${number}.${PathOf<Items>}`
    : Of[Name] extends Group<infer Parts>
      ? `${Name}.${PathOf<Parts>}`
      : Name;
}[keyof Of & string];

/** What a form holds: each value as it was typed, by its path. A list has as many items as there are numbers in the paths. */
export type DraftOf<Of extends Fields> = { readonly [Path in PathOf<Of>]: string };
