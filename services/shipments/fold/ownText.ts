/** A text of an event's data; undefined where there is none. */
export function ownText(data: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const text = Object.hasOwn(data, name) ? data[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}
