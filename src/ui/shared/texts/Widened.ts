/** The shape of a catalogue: the keys of the English one with any words. A key or argument that a locale lacks does not compile. */
export type Widened<Value> = Value extends string
  ? string
  : Value extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> };
