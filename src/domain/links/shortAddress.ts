import { webAddress } from './webAddress.ts';

/**
 * A link without scheme and query, such as `fleet.greenline.com/download-app`. Anything but a web address is returned
 * unchanged.
 */
export const shortAddress = (link: string): string => {
  const address = webAddress(link);
  return address ? `${address.host}${address.pathname}` : link;
};
