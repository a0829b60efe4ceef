/** An IPv4 address as such, if it is written as an IPv6 one. */
export const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
