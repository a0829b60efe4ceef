import type { Fields, Group, List } from './Field.ts';

/**
 * Path of each value in a record: `plate`, `temperatureC.min`, `stops.0.place.city`. Services name refused fields by
 * the same paths.
 */
export type PathOf<Of extends Fields> = {
  [Name in keyof Of & string]: Of[Name] extends List<infer Items>
    ? `${Name}.${number}.${PathOf<Items>}`
    : Of[Name] extends Group<infer Parts>
      ? `${Name}.${PathOf<Parts>}`
      : Name;
}[keyof Of & string];

/** What a form holds: every value as text, by path. The indices in the paths give the length of a list. */
export type DraftOf<Of extends Fields> = { readonly [Path in PathOf<Of>]: string };
