/** Reads an untrusted country code, such as `IE`; undefined for anything that no locale could be made of. */
export const readRegion = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[A-Z]{2}$/.test(raw) ? raw : undefined;
