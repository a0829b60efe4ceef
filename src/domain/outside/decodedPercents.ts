/** Percent-decodes a text; returns it unchanged if it is malformed. Never throws. */
export const decodedPercents = (raw: string): string => {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
};
