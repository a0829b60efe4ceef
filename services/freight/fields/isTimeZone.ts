/** Asked first, because making a format for a zone takes a good part of a millisecond. */
const listed: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

/** Whether the text is the IANA name of a time zone; offsets such as `+01:00` are not. */
export function isTimeZone(name: string): boolean {
  if (listed.has(name)) return true;
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0);
    return true;
  } catch {
    return false;
  }
}
