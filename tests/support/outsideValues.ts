import * as fc from 'fast-check';

const names = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'name',
  'token',
  'user',
  'errors',
  'field',
  'message',
  'code',
  'data',
];

/** Any value, often with keys that rules look for or that reach prototypes. */
export const outsideValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }),
  fc
    .jsonValue({ maxDepth: 3 })
    .chain((value) =>
      fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.constant(value), fc.jsonValue(), fc.string())),
    )
    .map((record): unknown => JSON.parse(JSON.stringify(record))),
);

/** Any code point, including lone surrogates and control characters. fast-check's `binary` takes a second to start. */
export const outsideCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.nat(0xffff), fc.nat(0x10ffff))
  .map((point) => String.fromCodePoint(point));

export const outsideText: fc.Arbitrary<string> = fc.string({ unit: outsideCharacter });

/** Text made of pieces used in malicious addresses. */
export const addressText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '/.',
        '?',
        '#',
        '&',
        '=',
        '%',
        '%2f',
        '%5c',
        '%09',
        '%2e',
        ' ',
        '\t',
        '\n',
        '@',
        ':',
      ),
      fc.constantFrom(
        'http:',
        'https://',
        'javascript:',
        'evil.example',
        'ui',
        'dashboard',
        'authentication',
        'payload',
        'returnUrl',
        '__proto__',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

/** The keys every object inherits, to detect prototype pollution by hostile input. */
export const inheritedNames = (): readonly string[] => Object.getOwnPropertyNames(Object.prototype).toSorted();
