import type { Company } from './Company.ts';
import { hasHostPart } from './hasHostPart.ts';
import { hostParts } from './hostParts.ts';

const leastOverlap = 2;

/**
 * The company whose domain shares the most parts with the host: at least two, the first on a tie (seed §9, product
 * §2.8). One pass without allocation: the directory may hold 100,000 rows.
 */
export const matchCompany = <Row extends Pick<Company, 'domain'>>(
  companies: readonly Row[],
  host: string,
): Row | undefined => {
  const parts = hostParts(host);
  let best: Row | undefined;
  let most = leastOverlap - 1;
  for (const company of companies) {
    const domain = company.domain.toLowerCase();
    let shared = 0;
    for (const part of parts) if (hasHostPart(domain, part)) shared += 1;
    if (shared > most) [best, most] = [company, shared];
  }
  return best;
};
