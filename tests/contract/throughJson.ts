/** The value after a trip through JSON. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
