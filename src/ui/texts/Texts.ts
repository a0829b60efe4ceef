import type { enUS } from './enUS.ts';

type Widened<Value> = Value extends string
  ? string
  : Value extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> };

/** The shape of a catalogue: the keys of the English one with any words. A key that a locale lacks does not compile. */
export type Texts = Widened<typeof enUS>;
