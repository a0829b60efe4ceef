/** An open request that looks like one to be published: the same load, by its `postingKey`. */
export interface AlikeRequest {
  readonly id: string;
  readonly reference: string;
  /** RFC 3339. */
  readonly publishedAt: string;
}
