/** The first of some instants (RFC 3339), whatever their zones; undefined without any. */
export const earliestOf = (instants: readonly (string | undefined)[]): string | undefined =>
  instants
    .filter((instant) => instant !== undefined)
    .filter((instant) => !Number.isNaN(Date.parse(instant)))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
