import type { RequestContent } from './RequestContent.ts';

const areaOf = (country: string | undefined, postcode: string | undefined): string => {
  const area = (postcode ?? '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2)
    .toUpperCase();
  return area === '' ? (country ?? '') : `${country ?? ''}-${area}`;
};

/** The lane of a request, `DE-50:FR-69`: country and first two characters of the postcode, of the first and last stop. */
export const laneOf = ({ stops = [] }: RequestContent): string =>
  [stops[0], stops.at(-1)].map((stop) => areaOf(stop?.place?.country, stop?.place?.postcode)).join(':');
