import { describe, expect, it } from 'vitest';
import { layProofPack } from '../../../src/domain/proofPack/layProofPack.ts';
import type { PackPart } from '../../../src/domain/proofPack/packPages.ts';
import type { Sheet } from '../../../src/domain/sheet/Sheet.ts';

const files: readonly PackPart[] = [
  { id: 'scan', isOnCover: false, kind: 'pdf', pdf: { pages: 4 } },
  { id: 'yard', isOnCover: false, kind: 'picture' },
];

/** A cover of so many lines, with a picture behind it. */
const sheetOf = (lines: number): Sheet => ({
  brand: '',
  title: '',
  reference: '',
  foot: '',
  pageOf: () => '',
  blocks: [
    { kind: 'text', texts: Array.from({ length: lines }, (_, at) => `${at}`) },
    { kind: 'picture', id: 'yard', size: 'page' },
  ],
});
const measure = (text: string): number => text.length;

describe('a pack is laid out until its cover', () => {
  it('says the right pages', () => {
    const said: number[] = [];
    const { index, sheets } = layProofPack(
      files,
      (_, pages) => {
        said.push(pages);
        return sheetOf(150);
      },
      measure,
    );
    expect(sheets).toHaveLength(4);
    expect(index.get('yard')).toMatchObject({ from: 4 });
    expect(said).toEqual([6, 8]);
  });

  it('can say no right ones, which is a fault and no pack', () => {
    let isLong = false;
    const fickle = (): Sheet => {
      isLong = !isLong;
      return sheetOf(isLong ? 150 : 1);
    };
    expect(() => layProofPack(files, fickle, measure)).toThrow('The pages of the pack do not settle.');
  });
});
