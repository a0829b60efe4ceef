import type { NamedTown } from './ImportedRow.ts';

const withMore = (name: string, more: string | undefined): string => (more === undefined ? name : `${name}, ${more}`);

/**
 * What to write in a table for each of several towns that one name may mean: a name that says which, else the region with it, or the country
 * where the towns are in several. Towns that even this leaves alike are said once.
 */
export const townChoices = (towns: readonly NamedTown[]): readonly string[] => {
  const isAbroad = new Set(towns.map(({ country }) => country)).size > 1;
  const choices = towns.map((town) => {
    const isShort = towns.some((other) => other !== town && other.name.startsWith(town.name));
    if (isAbroad) return withMore(town.name, town.country);
    return isShort ? withMore(town.name, town.region) : town.name;
  });
  return [...new Set(choices)];
};
