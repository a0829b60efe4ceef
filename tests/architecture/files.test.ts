import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/architecture/filesBelow.ts';
import { root } from '../support/architecture/root.ts';

const most = 200;

const files = filesBelow('src').map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
const code = files.filter(({ file }) => /\.tsx?$/.test(file));
const names = (found: readonly { readonly file: string }[]): readonly string[] => found.map(({ file }) => file);

describe('the files of src', () => {
  it('are all looked at', () => {
    expect(code.length).toBeGreaterThan(200);
  });

  it(`have at most ${most} lines`, () => {
    expect(names(files.filter(({ text }) => text.trimEnd().split('\n').length > most))).toEqual([]);
  });

  it('are named after one idea: no index, and no word that means anything', () => {
    const vague = /(^|\/)(index|utils?|helpers?|common|misc|shared|managers?)(\.|\/)/i;
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

  it('hold no mutable state of a module', () => {
    expect(names(code.filter(({ text }) => /^(export )?(let|var) /m.test(text)))).toEqual([]);
  });
});
