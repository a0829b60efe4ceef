import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { typesFile } from '../../scripts/contract/writeTypes.ts';
import { filesBelow } from '../support/architecture/filesBelow.ts';
import { root } from '../support/architecture/root.ts';

/** Written by `npm run contract` and read by the compiler. */
const isGenerated = (file: string): boolean => file === typesFile;

/** Style sheets and catalogues of texts are lists, of which one reads a part. */
const isList = (file: string): boolean => /[.]css$|EnUS[.]ts$/.test(file) || file.startsWith('src/ui/shared/texts/');

/** What a module holds at its top and may change while it runs. */
const mutableState =
  /^(?:export )?(?:(?:let|var) |const \w+(?:: (?!readonly |Readonly)[^=\n]+)? = (?:new (?:Weak)?(?:Map|Set)\b|\[\]|\{\}))/m;

const files = filesBelow('src').map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
const code = files.filter(({ file }) => /\.tsx?$/.test(file));
const names = (found: readonly { readonly file: string }[]): readonly string[] => found.map(({ file }) => file);

describe('the files of src', () => {
  it('are all looked at', () => {
    expect(code.length).toBeGreaterThan(200);
  });

  it.each([
    ['with code', 150, files.filter(({ file }) => !isList(file) && !isGenerated(file))],
    ['that are lists', 200, files.filter(({ file }) => isList(file))],
  ])('%s have at most %i lines', (_, most, measured) => {
    expect(measured.length).toBeGreaterThan(50);
    expect(names(measured.filter(({ text }) => text.trimEnd().split('\n').length > most))).toEqual([]);
  });

  it('are named after one idea: no index, and no word that means anything', () => {
    const vague = /(^|\/)(index|utils?|helpers?|common|misc|managers?)(\.|\/)/i;
    expect(names(files.filter(({ file }) => vague.test(file.slice('src/'.length))))).toEqual([]);
  });

  it('export by name only', () => {
    const nameless = /^export default|\bas default\b|^export \*/m;
    expect(names(code.filter(({ file, text }) => !file.endsWith('.d.ts') && nameless.test(text)))).toEqual([]);
  });

  it('take from inversify, in use cases and ports, the type of a token and nothing else', () => {
    const others = code.filter(
      ({ file, text }) =>
        file.startsWith('src/application/') &&
        text.replace("import type { ServiceIdentifier } from 'inversify';", '').includes('inversify'),
    );
    expect(names(others)).toEqual([]);
  });

  it('hold no mutable state of a module, but for formatters: they take long to make, and which were made changes no answer', () => {
    expect(names(code.filter(({ text }) => mutableState.test(text)))).toEqual(['src/domain/calendar/dateFormat.ts']);
  });

  it.each([
    ['let count = 0;', true],
    ['export var last: string;', true],
    ['const made = new Map<string, number>();', true],
    ['export const seen: Set<string> = new Set();', true],
    ['const of = new WeakMap<object, string>();', true],
    ['const found: string[] = [];', true],
    ['const byName: Record<string, string> = {};', true],
    ['const none: readonly string[] = [];', false],
    ['const forGood: ReadonlySet<number> = new Set([415, 422]);', false],
    ['const words: Readonly<Record<string, string>> = {};', false],
    ['  const made = new Map<string, number>();', false],
  ])('would be said to hold mutable state with %s: %s', (line, isSaid) => {
    expect(mutableState.test(`import { a } from './a.ts';\n\n${line}\n`)).toBe(isSaid);
  });
});
