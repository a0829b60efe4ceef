import { webAddress } from '../links/webAddress.ts';

const isLoopback = (host: string): boolean =>
  host === '[::1]' || /^127(?:\.\d+){3}$/.test(host) || /^(?:.+\.)?localhost\.?$/.test(host);

/**
 * The URL to download a file from: absolute http(s), forced to https except on loopback hosts. Undefined for anything
 * else, which fails with 'An error sorry' (seed §7, product §2.14).
 */
export const downloadAddress = (raw: string): string | undefined => {
  const address = webAddress(raw);
  if (address !== undefined && !isLoopback(address.hostname)) address.protocol = 'https:';
  return address?.href;
};
