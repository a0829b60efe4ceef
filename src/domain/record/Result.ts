/** Either what was asked for, or every reason against it. */
export type Result<Value, Trouble> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problems: Trouble };
