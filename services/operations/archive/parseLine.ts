/** A backup line parsed as JSON; undefined if it is invalid. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
