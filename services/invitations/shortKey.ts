/** A UUID in 22 letters, for a link. */
export const shortKey = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

/** The UUID of a link's letters; undefined if they are none. */
export function idOfKey(key: string): string | undefined {
  const bytes = /^[\w-]{22}$/.test(key) ? Buffer.from(key, 'base64url') : undefined;
  if (bytes?.length !== 16 || bytes.toString('base64url') !== key) return undefined;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
