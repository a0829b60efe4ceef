/** How far the reading of a picture has come; `none` where there is none. */
export type ShownPicture =
  { readonly kind: 'none' | 'reading' | 'unread' } | { readonly kind: 'shown'; readonly address: string };
