const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses JSON. Throws if it is malformed or contains a key that could cause prototype pollution. */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => {
    if (forbiddenKeys.has(name)) throw new SyntaxError('forbidden key');
    return value;
  });
