/** A value as services send it: JSON, with null for what is not there. */
export const onTheWire = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each: unknown) => (each === undefined ? null : each)));
