import type { Field, Fields, Group, List, Scalar } from './Field.ts';

type KnownValue<Of extends Field> =
  Of extends List<infer Items>
    ? readonly KnownOf<Items>[]
    : Of extends Group<infer Parts>
      ? KnownOf<Parts>
      : Of extends Scalar<infer Value>
        ? Value
        : never;

/** Facts as far as they are known: any of them may be missing. */
export type KnownOf<Of extends Fields> = { readonly [Name in keyof Of]?: KnownValue<Of[Name]> | undefined };
