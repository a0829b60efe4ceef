/** A host name as compared: lower case, without port and trailing dots (product §2.8). */
export const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/(?<!\.)\.+$/, '');
