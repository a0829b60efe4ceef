import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asvsRequirements } from '../support/architecture/asvsRequirements.ts';
import { root } from '../support/architecture/root.ts';

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const page = read('docs/asvs.md');

const rows = [...page.matchAll(/^\| ([\d.]+) +\| (\d) +\| ([^|]+?) +\| ([^|]+?) +\| ([^|]*?) *\|$/gm)].map(
  ([, id = '', level = '', state = '', done = '', proof = '']) => ({ id, level: Number(level), state, done, proof }),
);
const inState = (state: string) => rows.filter((row) => row.state === state);
const met = inState('met');
const applicable = met.length + inState('**not met**').length;

const testsIn = (proof: string): readonly string[] =>
  [...proof.matchAll(/`(tests\/[^`]+\.test\.tsx?)`/g)].map(([, file = '']) => file);
const sectionsIn = (proof: string) =>
  [...proof.matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)/g)].map(([, file = '', anchor]) => ({
    file: `docs/${file}`,
    anchor,
  }));

/** The anchors that a page's headings get. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
const isThere = ({ file, anchor }: { readonly file: string; readonly anchor: string | undefined }): boolean =>
  fs.existsSync(path.join(root, file)) && (anchor === undefined || anchorsOf(read(file)).includes(anchor));

describe('the table of ASVS requirements', () => {
  it('has each requirement of levels 1 and 2 once, in order', () => {
    expect(asvsRequirements).toHaveLength(253);
    expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(asvsRequirements);
  });

  it('knows three states, and says something in each row', () => {
    const odd = rows.filter(
      ({ state, done }) => !/^(?:met|\*\*not met\*\*|not applicable)$/.test(state) || done === '',
    );
    expect(odd).toEqual([]);
  });

  it('names a test or a section for whatever is met', () => {
    const bare = met.filter(({ proof }) => testsIn(proof).length + sectionsIn(proof).length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('names tests that exist', () => {
    const named = [...new Set(testsIn(page))];
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  });

  it('names sections that exist', () => {
    const missing = rows.flatMap(({ id, done, proof }) =>
      sectionsIn(`${done} ${proof}`)
        .filter((section) => !isThere(section))
        .map(({ file, anchor }) => `${id}: ${file}#${anchor}`),
    );
    expect(missing).toEqual([]);
  });

  it('is counted right in its first paragraph', () => {
    const percentage = Math.floor((1000 * met.length) / applicable) / 10;
    expect(page).toContain(
      `**${met.length} of ${applicable} applicable requirements are met: ${percentage} %.** ${inState('not applicable').length} do not apply.`,
    );
  });

  it('does not fall below 92 %', () => {
    expect(met.length / applicable).toBeGreaterThanOrEqual(0.92);
  });
});
