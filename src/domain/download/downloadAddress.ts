import { webAddress } from '../links/webAddress.ts';

const isLoopback = (host: string): boolean =>
  host === '[::1]' || /^127(?:\.\d+){3}$/.test(host) || /^(?:.+\.)?localhost\.?$/.test(host);

/**
 * The address a file is downloaded from: an absolute http(s) one, forced to https except on this machine, which keeps
 * its scheme; undefined for anything else, which fails with 'An error sorry' (seed §7, product §2.14).
 */
export const downloadAddress = (raw: string): string | undefined => {
  const address = webAddress(raw);
  if (address !== undefined && !isLoopback(address.hostname)) address.protocol = 'https:';
  return address?.href;
};
