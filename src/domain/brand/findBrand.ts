import { matchCompany } from '../company/matchCompany.ts';
import { plainHost } from '../company/plainHost.ts';

export interface FoundBrand {
  readonly domain: string;
  /** Raw, to be checked by `checkBrandSetting`. */
  readonly setting: unknown;
}

/**
 * The brand configured for a host or for the matched company's domain: an exact match, else the one sharing most host
 * parts, as for companies; undefined if there is none (product §2.9). Reads own keys only, so 'constructor' finds
 * nothing.
 */
export const findBrand = (brands: Readonly<Record<string, unknown>>, host: string): FoundBrand | undefined => {
  const rows = Object.entries(brands).map(([domain, setting]) => ({ domain, setting }));
  return rows.find(({ domain }) => plainHost(domain) === plainHost(host)) ?? matchCompany(rows, host);
};
