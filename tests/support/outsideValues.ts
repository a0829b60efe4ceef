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

/** Any value at all, often with the names that rules look for and those that reach prototypes. */
export const outsideValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }),
  fc
    .jsonValue({ maxDepth: 3 })
    .chain((value) =>
      fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.constant(value), fc.jsonValue(), fc.string())),
    )
    .map((record): unknown => JSON.parse(JSON.stringify(record))),
);

/** Any code point, lone surrogates and control characters included; fast-check's own `binary` takes a second to get ready. */
export const outsideCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.nat(0xffff), fc.nat(0x10ffff))
  .map((point) => String.fromCodePoint(point));

export const outsideText: fc.Arbitrary<string> = fc.string({ unit: outsideCharacter });

/** Text made of the pieces that addresses are abused with. */
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

/** The names every object inherits, to be compared before and after a rule met hostile input. */
export const inheritedNames = (): readonly string[] => Object.getOwnPropertyNames(Object.prototype).toSorted();
