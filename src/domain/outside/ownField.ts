/** An own property of an untrusted value; undefined if it has none, inherited ones included. Never throws. */
export const ownField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
