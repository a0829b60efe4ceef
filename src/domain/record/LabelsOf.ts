import type { Fields, Group, List } from './Field.ts';

/** Path of each field without the indices of lists: `plate`, `temperatureC.min`, `stops`, `stops.place.city`. */
export type LabelPathOf<Of extends Fields> = {
  [Name in keyof Of & string]: Of[Name] extends List<infer Items>
    ? Name | `${Name}.${LabelPathOf<Items>}`
    : Of[Name] extends Group<infer Parts>
      ? `${Name}.${LabelPathOf<Parts>}`
      : Name;
}[keyof Of & string];

/** What people call the fields of a record. */
export type LabelsOf<Of extends Fields> = { readonly [Path in LabelPathOf<Of>]: string };
