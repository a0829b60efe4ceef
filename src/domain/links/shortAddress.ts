import { webAddress } from './webAddress.ts';

/** Where a link leads, without what it carries: `fleet.greenline.com/download-app`. What is no web address stays as it is. */
export const shortAddress = (link: string): string => {
  const address = webAddress(link);
  return address ? `${address.host}${address.pathname}` : link;
};
