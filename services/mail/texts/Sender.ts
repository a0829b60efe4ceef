/**
 * The company that writes. The words of one that is not verified, because it is new, are not passed on; its name is marked, and left
 * out if it could mislead.
 */
export type Sender =
  | { readonly isVerified: true; readonly name: string }
  | { readonly isVerified: false; readonly name: string | undefined };
