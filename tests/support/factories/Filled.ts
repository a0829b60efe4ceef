/** A value with everything in it that may be left out, at any depth, and something in each list: what is added to the type and not filled does not compile. */
export type Filled<Value> = Value extends readonly (infer Item)[]
  ? readonly [Filled<Item>, ...Filled<Item>[]]
  : Value extends object
    ? { readonly [Name in keyof Value]-?: Filled<Exclude<Value[Name], undefined>> }
    : Value;
