import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/architecture/filesBelow.ts';
import { root } from '../support/architecture/root.ts';

const tokensFile = 'src/ui/theme/tokens.css';
const sheets = filesBelow('src')
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
const tokens = sheets.find(({ file }) => file === tokensFile)?.text ?? '';

/** Anything narrower is an icon, a dot or a line, and has its own size. */
const narrowestWidthRem = 4;
const widthDeclaration =
  /(?:^|[\s;{])(?:(?:min-|max-)?(?:width|inline-size)|flex(?:-basis)?|grid-(?:auto|template)-columns|grid-template|--swal2-width):([^;{}]*)/g;
const length = /(?<![\w.-])(\d*\.?\d+)(rem|em|ch|px)\b/g;

/** Literal widths in a style sheet that should be a token of the scale. */
const writtenWidths = (text: string): readonly string[] =>
  [...text.matchAll(widthDeclaration)]
    // The rows of a grid template come before its slash.
    .flatMap(([declaration, value = '']) =>
      declaration.includes('grid-template:') ? value.split('/').slice(1) : [value],
    )
    .flatMap((value) => [...value.matchAll(length)])
    .filter(([, number, unit]) => Number(number) / (unit === 'px' ? 16 : 1) >= narrowestWidthRem)
    .map(([written]) => written);

const listed = (kind: string): readonly string[] =>
  (new RegExp(String.raw`^ \*   ${kind}: (.+)$`, 'm').exec(tokens)?.[1] ?? '').split(' ');
const breakpoints = { media: listed('window'), container: listed('container') };

/** Width conditions in a style sheet that are not one of the listed breakpoints. */
const unlistedBreakpoints = (text: string): readonly string[] =>
  [...text.matchAll(/@(media|container)([^{]*)\{/g)].flatMap(([, kind, query = '']) => {
    const allowed = (kind === 'media' ? breakpoints.media : breakpoints.container).join('|').replaceAll('.', '[.]');
    const comparison = new RegExp(`^(?:(?:${allowed}) <=? )?width [<>]=? (?:${allowed})$`);
    return [...query.matchAll(/\(([^()]*width[^()]*)\)/g)]
      .map(([, feature = '']) => feature)
      .filter((feature) => !comparison.test(feature));
  });

const found = (look: (text: string) => readonly string[]): readonly string[] =>
  sheets.flatMap(({ file, text }) => look(text).map((written) => `${file}: ${written}`));

describe('the style sheets', () => {
  it('are all checked', () => {
    expect(sheets.length).toBeGreaterThan(100);
    expect(breakpoints.media).toContain('75rem');
    expect(breakpoints.container).toContain('44rem');
  });

  it('take widths from the scale in tokens.css', () => {
    expect(found((text) => (text === tokens ? [] : writtenWidths(text)))).toEqual([]);
  });

  it('use every width of the scale', () => {
    const scale = [...tokens.matchAll(/(--width-\d+):/g)].map(([, name = '']) => name);
    expect(scale.length).toBeGreaterThan(10);
    expect(scale.filter((name) => !sheets.some(({ text }) => text.includes(`var(${name})`)))).toEqual([]);
  });

  it('use no breakpoints but those listed in tokens.css', () => {
    expect(found(unlistedBreakpoints)).toEqual([]);
  });

  it.each(['media', 'container'] as const)('use every breakpoint listed for %s queries', (kind) => {
    const queries = sheets.flatMap(({ text }) => text.match(new RegExp(`@${kind}[^{]*`, 'g')) ?? []).join('');
    expect(breakpoints[kind].filter((value) => !new RegExp(`[( ]${value}[) ]`).test(queries))).toEqual([]);
  });
});

it.each([
  ['.a { width: 20rem; }', ['20rem']],
  ['.a { max-width: min(100%, 320px); }', ['320px']],
  ['.a { flex: 1 1 12.5rem; }', ['12.5rem']],
  ['.a { grid-template-columns: minmax(0, 1fr) 10ch auto; }', ['10ch']],
  [".a { grid-template: 'top' 8rem 'main' 1fr / 15rem 1fr; }", ['15rem']],
  ['.a { width: 1.25rem; border-width: 80px; height: 20rem; }', []],
  ['.a { width: calc(100vw - 2 * var(--gutter)); }', []],
  ['.a { max-width: var(--width-20); }', []],
])('%s has the literal widths %j', (text, widths) => {
  expect(writtenWidths(text)).toEqual(widths);
});

it.each([
  ['@media (width >= 50rem) {}', ['width >= 50rem']],
  ['@media (min-width: 40rem) {}', ['min-width: 40rem']],
  ['@container list (44rem <= width < 55rem) {}', ['44rem <= width < 55rem']],
  ['@media (width >= 44rem) {}', ['width >= 44rem']],
  ['@media (width >= 40rem) and (width < 75rem) and (max-height: 44rem) {}', []],
  ['@container list (44rem <= width < 54rem) {}', []],
  ['@media (forced-colors: active) {}', []],
])('%s has the unlisted breakpoints %j', (text, unlisted) => {
  expect(unlistedBreakpoints(text)).toEqual(unlisted);
});
