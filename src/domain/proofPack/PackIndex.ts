/** Why a file of a shipment is not in its pack. */
export const leftOutReasons = [
  /** Its proof was rejected. */
  'rejected',
  /** It is none of the papers that prove a delivery. */
  'other_paper',
  /** The pack is large enough without it. */
  'too_much',
  /** The PDFs before it took all the time there is for them. */
  'too_slow',
  /** It could not be fetched. */
  'unread',
  /** It asks for a password. */
  'protected',
  /** Nothing can show it. */
  'damaged',
  /** It is a book rather than a paper. */
  'too_many_pages',
] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

/** Where a file is in the pack: on the cover, on pages of its own (from 1), or not at all. */
export type PackEntry =
  | { readonly kind: 'cover' }
  | { readonly kind: 'pages'; readonly from: number; readonly to: number; readonly isPicture: boolean }
  | { readonly kind: 'left'; readonly why: LeftOutReason };

/** What a pack has where, by the id of the file. */
export type PackIndex = ReadonlyMap<string, PackEntry>;
