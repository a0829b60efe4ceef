import { useCountryName } from '../useCountryName.ts';

interface TownParts {
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  readonly country?: string | undefined;
}

interface AddressParts extends TownParts {
  readonly address?: string | undefined;
  readonly postcode?: string | undefined;
}

const join = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** A town in one line: "Springfield, IL, United States"; a region of the same name as the town is left out. */
export const usePlaceText = () => {
  const nameOf = useCountryName();
  const countryOf = (country: string | undefined) => (country ? nameOf(country) : undefined);
  const aroundText = ({ city, region, country }: TownParts): string =>
    join([region === city ? undefined : region, countryOf(country)]);
  return {
    townText: (town: TownParts): string => join([town.city, aroundText(town)]),
    /** What stands around a town. */
    aroundText,
    addressText: ({ address, postcode, city, country }: AddressParts): string =>
      join([address, [postcode, city].filter(Boolean).join(' '), countryOf(country)]),
  };
};
