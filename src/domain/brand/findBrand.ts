import { matchCompany } from '../company/matchCompany.ts';
import { plainHost } from '../company/plainHost.ts';

export interface FoundBrand {
  readonly domain: string;
  /** As configured, to be checked by `checkBrandSetting`. */
  readonly setting: unknown;
}

/**
 * The brand configured for a host, or for the domain of the matched company: the very domain, else the one that shares
 * most parts, as companies are matched; undefined for strangers (product §2.9). Looks at own keys only: 'constructor'
 * is a stranger.
 */
export const findBrand = (brands: Readonly<Record<string, unknown>>, host: string): FoundBrand | undefined => {
  const rows = Object.entries(brands).map(([domain, setting]) => ({ domain, setting }));
  return rows.find(({ domain }) => plainHost(domain) === plainHost(host)) ?? matchCompany(rows, host);
};
