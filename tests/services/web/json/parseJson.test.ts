import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { findJsonProblem } from '../../../../services/web/json/findJsonProblem.ts';
import { jsonLimits } from '../../../../services/web/json/jsonLimits.ts';
import { parseJson } from '../../../../services/web/json/parseJson.ts';

/** JSON text, and whether one of its objects has a key twice. */
interface Written {
  readonly text: string;
  readonly repeats: boolean;
}

const blank = fc.constantFrom('', '', ' ', '\n\t');
const escaped = (key: string): string =>
  `"${Array.from(key, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`;
const key = fc.constantFrom('a', 'b', 'a"', 'a\\', '', ':', '{');
const literal = fc.tuple(key, fc.boolean()).map(([name, isEscaped]) => ({
  name,
  text: isEscaped ? escaped(name) : JSON.stringify(name),
}));
const scalar = fc
  .oneof(
    fc.string(),
    fc.constantFrom('":', '{"a":1,"a":1}', '\\"', '[[', ','),
    fc.double({ noNaN: true }),
    fc.boolean(),
  )
  .map((value): Written => ({ text: JSON.stringify(value) ?? 'null', repeats: false }));
const { written } = fc.letrec<{ written: Written }>((tie) => ({
  written: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar,
    fc.array(tie('written'), { maxLength: 4 }).map((items) => ({
      text: `[${items.map(({ text }) => text).join(',')}]`,
      repeats: items.some(({ repeats }) => repeats),
    })),
    fc.array(fc.tuple(literal, blank, tie('written')), { maxLength: 4 }).map((members) => ({
      text: `{${members.map(([name, space, value]) => `${space}${name.text}${space}:${space}${value.text}`).join(',')}}`,
      repeats:
        new Set(members.map(([{ name }]) => name)).size < members.length ||
        members.some(([, , { repeats }]) => repeats),
    })),
  ),
}));

const keysWithoutValues = (prefix: string, many: number) =>
  Array.from({ length: many }, (_, at) => `"${prefix}${at}":`).join('');

describe('JSON from outside', () => {
  it('is refused exactly if an object has a key twice, however it is written', () => {
    fc.assert(
      fc.property(written, ({ text, repeats }) => {
        expect(findJsonProblem(text)).toBe(repeats ? 'repeatedKey' : undefined);
      }),
    );
  });

  it('is parsed as JSON.parse does otherwise', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        fc.pre(findJsonProblem(text) === undefined);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('that is malformed is a syntax error or refused, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ':', ',', 'a', '1', ' ', '"\\x":', '"\\n":'),
        }),
        (text) => {
          const isJson = parses(() => JSON.parse(text));
          expect(parses(() => parseJson(text))).toBe(isJson && findJsonProblem(text) === undefined);
        },
      ),
    );
  });

  it.each(['{"__proto__":1}', '[{"constructor":{}}]', '{"a":{"proto\\u0074ype":1}}'])(
    'is refused for the key of a prototype: %s',
    (text) => {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    },
  );

  it.each([
    ['nested 100,000 deep', '['.repeat(100_000)],
    ['nested one too deep', '['.repeat(jsonLimits.depth + 1)],
    ['3.4 million empty lists', `[${'[],'.repeat(3_400_000)}[]]`],
    ['300,000 empty items', `{"rows":[${'{},'.repeat(300_000)}{}]}`],
    ['one number too many', `[${'0,'.repeat(jsonLimits.values)}0]`],
    ['100,000 keys', `{${Array.from({ length: 100_000 }, (_, at) => `"${at}":0`).join(',')}}`],
    ['100,000 keys without values', `{${keysWithoutValues('', 100_000)}`],
    ['100,000 keys with an escape but without values', `{${keysWithoutValues('\\n', 100_000)}`],
  ])('is refused before it is parsed with %s', (_, text) => {
    expect(findJsonProblem(text)).toMatch(/^(tooDeep|tooManyValues)$/);
  });

  it('is parsed once, and each of its keys at most once, whatever their escapes', () => {
    const prefixes = fc.constantFrom('', '\\n', '\\x', '\\u00', '\n');
    fc.assert(
      fc.property(
        fc.array(prefixes, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 9_000 }),
        (given, many) => {
          using parse = vi.spyOn(JSON, 'parse');
          expect(() => parseJson(`{${given.map((prefix) => keysWithoutValues(prefix, many)).join('')}`)).toThrow(Error);
          const failed = parse.mock.results.filter(({ type }) => type === 'throw').length;
          expect(failed).toBeLessThanOrEqual(2);
          expect(parse.mock.calls.length).toBeLessThanOrEqual(jsonLimits.values + 1);
        },
      ),
      { numRuns: 20 },
    );
  });

  it.each([
    ['nested as deep as allowed', `${'['.repeat(jsonLimits.depth)}${']'.repeat(jsonLimits.depth)}`],
    [
      'a hundred rows of ten fields',
      JSON.stringify({
        rows: Array.from({ length: 100 }, () =>
          Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`f${at}`, at])),
        ),
      }),
    ],
  ])('is taken with %s', (_, text) => {
    expect(findJsonProblem(text)).toBeUndefined();
  });
});

const parses = (parse: () => unknown): boolean => {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
};
