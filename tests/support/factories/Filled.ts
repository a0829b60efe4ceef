/** A value with nothing left out, at any depth, and something in each list. What is added to its type and not filled does not compile. */
export type Filled<Value> = Value extends readonly (infer Item)[]
  ? readonly [Filled<Item>, ...Filled<Item>[]]
  : Value extends object
    ? { readonly [Name in keyof Value]-?: Filled<NonNullable<Value[Name]>> }
    : Value;
