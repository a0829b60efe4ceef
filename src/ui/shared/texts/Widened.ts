/**
 * The type of a catalogue: the keys of the English one with any texts. A key or argument missing in a locale does not
 * compile.
 */
export type Widened<Value> = Value extends string
  ? string
  : Value extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> };
