/** Loading state of a photo; `none` if there is none. */
export type ShownPicture =
  { readonly kind: 'none' | 'reading' | 'unread' } | { readonly kind: 'shown'; readonly address: string };
