const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

/** JSON as values. Throws when it cannot be parsed or has a name that could reach a prototype. */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => {
    if (poisonous.has(name)) throw new SyntaxError('poisonous name');
    return value;
  });
