/** A call made before under the same key, perhaps with another body. */
export type EarlierCall = { readonly bodyHash: string } & (
  { readonly state: 'inFlight' } | { readonly state: 'answered'; readonly status: number; readonly answer: string }
);
