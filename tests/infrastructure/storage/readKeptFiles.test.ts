import { expect, it, vi } from 'vitest';
import { readKeptFiles } from '../../../src/infrastructure/storage/readKeptFiles.ts';

const kept = (content: unknown) => ({ name: 'proof.png', type: 'image/png', content });

it('files are read back with name, type and content', async () => {
  const [file] = (await readKeptFiles({ files: [kept(new Blob(['a photo']))] })) ?? [];
  expect([file?.name, file?.type, await file?.text()]).toEqual(['proof.png', 'image/png', 'a photo']);
});

it('a file whose content the browser lost is no file', async () => {
  const reading = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  expect(await readKeptFiles({ files: [kept(new Blob(['a photo']))] })).toBeUndefined();
  reading.mockRestore();
});

it.each([
  undefined,
  null,
  'files',
  {},
  { files: 'one' },
  { files: [kept('text')] },
  { files: [{ content: new Blob([]) }] },
])('what is damaged is none: %j', async (raw) => {
  expect(await readKeptFiles(raw)).toBeUndefined();
});

it('one damaged file spoils the lot', async () => {
  expect(await readKeptFiles({ files: [kept(new Blob(['a'])), kept(undefined)] })).toBeUndefined();
});
