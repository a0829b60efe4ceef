interface Town {
  readonly city?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
}

/** A town of a route: "Leipzig, DE". Undefined if neither is known. */
export const townOf = ({ city, country }: Town = {}): string | undefined =>
  [city, country].filter((part) => part !== undefined).join(', ') || undefined;
