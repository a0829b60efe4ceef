/** A code of UN/LOCODE, of a country and a place in it; undefined for any other code of a place. */
export const unlocodeOf = (code: string | undefined): string | undefined =>
  code !== undefined && /^[A-Z]{2}[A-Z2-9]{3}$/.test(code) ? code : undefined;
