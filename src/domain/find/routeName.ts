interface Town {
  readonly city?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
}

const nameOf = ({ city, country }: Town): string | undefined => city ?? country;

/** A route by its first and last town, "Leipzig → Lyon"; undefined as long as no town is known. */
export const routeName = (towns: readonly Town[]): string | undefined => {
  const names = [...new Set([towns.at(0), towns.at(-1)])].flatMap((town) => (town && nameOf(town)) ?? []);
  return names.length === 0 ? undefined : names.join(' → ');
};
