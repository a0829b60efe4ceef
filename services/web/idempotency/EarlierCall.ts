/** An earlier call with the same key, possibly with another body. */
export type EarlierCall = { readonly bodyHash: string } & (
  { readonly state: 'inFlight' } | { readonly state: 'answered'; readonly status: number; readonly answer: string }
);
