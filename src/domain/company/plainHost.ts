/** A host name normalised for comparison: lower case, without port or trailing dots (product §2.8). */
export const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/(?<!\.)\.+$/, '');
