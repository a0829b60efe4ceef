import { jsonLimits } from './jsonLimits.ts';

export type JsonProblem = 'repeatedKey' | 'forbiddenKey' | 'tooDeep' | 'tooManyValues';

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * Finds what `JSON.parse` would let pass: a key given twice, a key that could cause prototype pollution, and JSON too deep or with
 * too many values to be worth parsing. Reads the text once and stops at the first problem. Leaves the syntax to `JSON.parse`, so
 * it also stops at a key that cannot be parsed.
 */
export function findJsonProblem(text: string): JsonProblem | undefined {
  /** The keys of each open object; undefined for a list. */
  const open: (Set<string> | undefined)[] = [];
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (keys && isFollowedByColon(text, end)) {
        const key = keyOf(text.slice(at, end));
        if (key === undefined) return undefined;
        if (forbiddenKeys.has(key)) return 'forbiddenKey';
        if (keys.has(key)) return 'repeatedKey';
        keys.add(key);
        values += 1;
      }
      at = end - 1;
    } else if (sign === openBrace || sign === openBracket) {
      values += 1;
      open.push(sign === openBrace ? new Set() : undefined);
      if (open.length > jsonLimits.depth) return 'tooDeep';
    } else if (sign === closeBrace || sign === closeBracket) {
      open.pop();
    } else if (sign === comma) {
      values += 1;
    }
    if (values > jsonLimits.values) return 'tooManyValues';
  }
  return undefined;
}

/** The position after the closing quote of a string that starts at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) return at + 1;
    if (sign === backslash) at += 1;
  }
  return text.length;
}

function isFollowedByColon(text: string, end: number): boolean {
  let at = end;
  while (blanks.has(text.charCodeAt(at))) at += 1;
  return text.charCodeAt(at) === colon;
}

/** The key as it is meant, since it may be written with escapes; undefined if one of them is malformed. */
function keyOf(literal: string): string | undefined {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  try {
    return String(JSON.parse(literal));
  } catch {
    return undefined;
  }
}
