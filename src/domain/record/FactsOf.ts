import type { Field, Fields, Group, List, Scalar } from './Field.ts';

type OrNone<Value, Of> = Of extends { readonly optional: true } ? Value | undefined : Value;

type ValueOf<Of extends Field> =
  Of extends List<infer Items>
    ? readonly FactsOf<Items>[]
    : Of extends Group<infer Parts>
      ? OrNone<FactsOf<Parts>, Of>
      : Of extends Scalar<infer Value>
        ? OrNone<Value, Of>
        : never;

/** The typed values of a parsed draft. Optional ones may be undefined, but are always present as keys. */
export type FactsOf<Of extends Fields> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };
