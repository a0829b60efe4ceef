import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/architecture/filesBelow.ts';
import { root } from '../support/architecture/root.ts';

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const exists = (file: string): boolean => fs.existsSync(path.join(root, file));

/** The seed is left out, as it is kept word for word. */
const pages = [
  'README.md',
  ...filesBelow('docs').filter((file) => file.endsWith('.md') && file !== 'docs/seed.md'),
].map((file) => ({ file, text: read(file) }));
const decisions = pages.filter(({ file }) => file.startsWith('docs/decisions/'));

/** Links to files of the project, as paths from its root. */
const linksOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  );

/** Paths that a page names as code, except those with a placeholder or wildcard. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|services|tests|scripts|bench|docs)\/[^`\s<>{}*…]*)`/g)].map(([, named = '']) => named);

const missing = (namesOf: (file: string, text: string) => readonly string[]): readonly string[] =>
  pages.flatMap(({ file, text }) =>
    namesOf(file, text)
      .filter((named) => !exists(named))
      .map((named) => `${file}: ${named}`),
  );

describe('the documents', () => {
  it('are all checked', () => {
    expect(pages.length).toBeGreaterThan(25);
  });

  it('link to files that exist', () => {
    expect(missing(linksOf)).toEqual([]);
  });

  it('name files and folders that exist', () => {
    expect(missing((_, text) => pathsIn(text))).toEqual([]);
  });

  it('name npm scripts that exist', () => {
    const { scripts }: { readonly scripts: object } = JSON.parse(read('package.json'));
    const named = pages.flatMap(({ text }) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });

  it('can be found from the README', () => {
    const linked = linksOf('README.md', read('README.md'));
    const unlinked = pages.filter(({ file }) => path.posix.dirname(file) === 'docs' && !linked.includes(file));
    expect(unlinked.map(({ file }) => file)).toEqual([]);
  });
});

describe('the decision pages', () => {
  it('are numbered without gaps', () => {
    const numbers = decisions.map(({ file }) => Number(path.basename(file).slice(0, 4)));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, at) => at + 1));
  });

  it.each(decisions)('have status, date, context, decision and consequence: $file', ({ text }) => {
    expect(text).toMatch(
      /^# .+\n\n\*\*Status:\*\* (?:proposed|accepted|replaced by .+)\n\n\*\*Date:\*\* \d{4}-\d\d-\d\d\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequence\n/,
    );
  });
});

it('the glossary is in alphabetical order', () => {
  const tables = read('docs/glossary.md').split('\n## ').slice(1);
  const words = tables.map((table) =>
    [...table.matchAll(/^\| (?!word |---)([^|]+?) +\|/gm)].map(([, word = '']) => word.replace(/ °$/, '')),
  );
  expect(words.flat().length).toBeGreaterThan(80);
  expect(words).toEqual(words.map((list) => list.toSorted((one, other) => one.localeCompare(other, 'en'))));
});

it('links are resolved from the page they stand on, and paths with placeholders are ignored', () => {
  expect(linksOf('docs/a.md', '[b](b.md#part), [c](../c.md), [d](https://d.test), [e](#e)')).toEqual([
    'docs/b.md',
    'c.md',
  ]);
  expect(pathsIn('`src/a.ts`, `services/<room>`, `tests/*.ts`, `npm test`')).toEqual(['src/a.ts']);
});
