import { expect, it } from 'vitest';
import { joinPdfs } from '../../../src/infrastructure/paper/joinPdfs.ts';

const cover = new Blob(['%PDF-1.7']);

it.each([
  ['no worker can be had', 'unread', { kind: 'unreachable', offline: false }],
  ['it takes too long', 'late', { kind: 'unreadable' }],
  ['one of them is damaged after all', 'damaged', { kind: 'unreadable' }],
] as const)('PDFs are not joined when %s, and that is told', async (_, answer, trouble) => {
  await expect(joinPdfs(cover, [], async () => answer)).rejects.toMatchObject({ trouble });
});

it('PDFs are joined by a worker, within a limit', async () => {
  const asked: unknown[] = [];
  const joined = await joinPdfs(cover, [{ pages: 2, pdf: new ArrayBuffer(3) }], async (...args) => {
    asked.push(...args);
    return { pages: 3, pdf: new ArrayBuffer(5) };
  });
  expect([joined.type, joined.size]).toEqual(['application/pdf', 5]);
  expect(asked).toMatchObject([{ kind: 'join', copies: [{ byteLength: 3 }] }, 60_000]);
});
