/** Percent-encoded text decoded; text that is no valid encoding stays as it is. Never throws. */
export const decodedPercents = (raw: string): string => {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
};
