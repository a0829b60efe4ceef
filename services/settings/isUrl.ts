/** Whether this is an address whose escapes can be decoded, which one with a bare `%` in its password has not. */
export const isUrl = (value: string): boolean => {
  try {
    decodeURIComponent(new URL(value).href);
    return true;
  } catch {
    return false;
  }
};
