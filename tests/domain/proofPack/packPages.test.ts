import { describe, expect, it } from 'vitest';
import { type PackPart, packPages } from '../../../src/domain/proofPack/packPages.ts';

const files: readonly PackPart[] = [
  { id: 'scan', isOnCover: false, kind: 'pdf', pdf: { pages: 3 } },
  { id: 'locked', isOnCover: false, kind: 'left', why: 'protected' },
  { id: 'signature', isOnCover: true, kind: 'picture' },
  { id: 'yard', isOnCover: false, kind: 'picture' },
  { id: 'label', isOnCover: false, kind: 'pdf', pdf: { pages: 1 } },
];

describe('the pages of a pack', () => {
  it('have the cover first, then pictures, then PDFs', () => {
    const { index, pictures, pages } = packPages(files, 2);
    expect([...index]).toEqual([
      ['signature', { kind: 'cover' }],
      ['yard', { kind: 'pages', from: 3, to: 3, isPicture: true }],
      ['scan', { kind: 'pages', from: 4, to: 6, isPicture: false }],
      ['label', { kind: 'pages', from: 7, to: 7, isPicture: false }],
      ['locked', { kind: 'left', why: 'protected' }],
    ]);
    expect([pictures, pages]).toEqual([1, 7]);
  });

  it('are the cover alone without files', () => {
    expect(packPages([], 4)).toEqual({ index: new Map(), pictures: 0, pages: 4 });
  });
});
