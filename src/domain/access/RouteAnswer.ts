/** The parts of the application. */
export type Area = 'authentication' | 'admin' | 'download';

/** What a route answers a visitor: come in, go elsewhere, or "Session Expired" (seed §2). */
export type RouteAnswer =
  | { readonly kind: 'enter'; readonly area: Area }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'expired' };
