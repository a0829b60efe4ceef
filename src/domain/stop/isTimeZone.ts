/** Asked first, because making a format for a zone takes a good part of a millisecond. */
const listed: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** Whether a text names a time zone (IANA), such as `Europe/Berlin`; an offset such as `+01:00` is none. */
export const isTimeZone = (name: string): boolean => {
  if (listed.has(name)) return true;
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
