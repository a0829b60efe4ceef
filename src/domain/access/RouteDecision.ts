/** A part of the application that is loaded on its own. */
export type Area = 'authentication' | 'admin' | 'download';

/** What a visitor gets at an address: the area, a redirect, or the "Session Expired" dialog (seed §2). */
export type RouteDecision =
  | { readonly kind: 'enter'; readonly area: Area }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'expired' };
