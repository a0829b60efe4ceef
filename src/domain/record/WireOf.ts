import type { Field, Fields, Group, List, Scalar } from './Field.ts';

type OrNull<Value, Of> = Of extends { readonly optional: true } ? Value | null : Value;

type ValueOf<Of extends Field> =
  Of extends List<infer Items>
    ? WireOf<Items>[]
    : Of extends Group<infer Parts>
      ? OrNull<WireOf<Parts>, Of>
      : Of extends Scalar<infer Value>
        ? OrNull<Value extends readonly (infer Item)[] ? Item[] : Value, Of>
        : never;

/** A record as it travels: `FactsOf`, with null instead of undefined. */
export type WireOf<Of extends Fields> = { [Name in keyof Of]: ValueOf<Of[Name]> };
