/** Either the value, or all the reasons why there is none. */
export type Result<Value, Trouble> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problems: Trouble };
