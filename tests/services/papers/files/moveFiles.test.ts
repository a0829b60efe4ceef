import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveFiles } from '../../../../services/papers/files/moveFiles.ts';
import { removeUnownedFiles } from '../../../../services/papers/files/removeUnownedFiles.ts';
import { createApp } from '../../../../services/createApp.ts';
import { features } from '../../../../services/features.ts';
import { newGate } from '../../../support/services/newGate.ts';
import { s3Server } from '../../../support/services/s3Server.ts';
import { takeBackDatabases } from '../../../support/services/testDatabase.ts';
import { openYard, pdf } from '../../vehicles/openYard.ts';

const server = await s3Server();
afterAll(() => server.close());
beforeEach(() => server.setWay(() => 'pass'));
// Each test has all files of the database moved, so each has a database of its own.
afterEach(takeBackDatabases);
const { storage } = server;

/** The storage, where something happens after each upload. */
const storageWith = (afterPut: () => Promise<unknown>) => ({
  ...storage,
  async put(...given: Parameters<typeof storage.put>) {
    await storage.put(...given);
    await afterPut();
  },
});

/** A yard with a few papers in the database. */
async function yardWithPapers() {
  const yard = await openYard();
  const { world, member, added, kept, inDatabase } = yard;
  const { id } = await added();
  const documents = await Promise.all(
    ['one', 'two', 'three'].map(async (words) => kept(id, { type: 'permit', file: pdf(words) })),
  );
  const services = { ...world.services, storage };
  const app = createApp(services, features);
  const headers = { Authorization: `Bearer ${member.token}`, 'X-Company-Id': member.company };
  const read = async (documentId: string) =>
    (await app.request(`/api/v1/vehicle/${id}/media/${documentId}`, { headers })).text();
  return {
    yard,
    services,
    documents,
    read,
    add: (file: File) => kept(id, { type: 'permit', file }),
    /** What each document's file says, with the storage in use. */
    words: () => Promise.all(documents.map((each) => read(each.id))),
    keys: async () => (await server.keys()).filter((key) => key.startsWith(member.company)),
    inside: async () =>
      (await inDatabase((tx) => tx.selectFrom('document_content').select('document_id').execute())).length,
    /** Notes an upload that began then; null if its object is to be removed. */
    setNote: (documentId: string, began: Date | null) =>
      inDatabase(async (tx) => {
        await tx
          .insertInto('unowned_file')
          .values({ document_id: documentId, company_id: member.company, upload_began_at: began })
          .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ upload_began_at: began }))
          .execute();
      }),
    drop: (documentId: string) => yard.drop(id, documentId),
  };
}

const said = ['%PDF-1.7 one', '%PDF-1.7 two', '%PDF-1.7 three'];

describe('moving files', () => {
  it('takes all of them to the storage and back', async () => {
    const { services, words, keys, inside } = await yardWithPapers();
    expect(await moveFiles(services, 'storage')).toBe(3);
    expect([await inside(), (await keys()).length, await words()]).toEqual([0, 3, said]);
    expect(await moveFiles(services, 'storage')).toBe(0);
    expect(await moveFiles(services, 'database')).toBe(3);
    expect([await inside(), await keys(), await words()]).toEqual([3, [], said]);
  });

  it('takes one that was written in slices, and leaves none of them', async () => {
    const { yard, services, keys, add, read } = await yardWithPapers();
    const document = await add(new File(['%PDF-', new Uint8Array(600_000).fill(7)], 'large.pdf'));
    const slices = () => yard.inDatabase((tx) => tx.selectFrom('file_slice').select('place').execute());
    expect(await slices()).toHaveLength(3);
    expect(await moveFiles(services, 'storage')).toBe(4);
    expect([await slices(), (await keys()).length, (await read(document.id)).length]).toEqual([[], 4, 600_005]);
    expect(await moveFiles(services, 'database')).toBe(4);
    expect((await read(document.id)).length).toBe(600_005);
  });

  it('goes on where it was interrupted, and files can be read meanwhile', async () => {
    const { services, words, keys, inside } = await yardWithPapers();
    for (const [to, left] of [
      ['storage', 2],
      ['database', 1],
    ] as const) {
      let count = 0;
      const breaking = to === 'storage' ? 'PUT' : 'GET';
      server.setWay(({ method }) => (method === breaking && (count += 1) > 1 ? 'refuse' : 'pass'));
      await expect(moveFiles(services, to)).rejects.toThrow('The file storage refused a call.');
      server.setWay(() => 'pass');
      expect([await inside(), await words()]).toEqual([left, said]);
      expect(await moveFiles(services, to)).toBe(2);
    }
    expect([await inside(), await keys(), await words()]).toEqual([3, [], said]);
  });

  it('keeps the old copy when the new one is damaged', async () => {
    const { services, words, inside } = await yardWithPapers();
    server.setWay(({ method }) => (method === 'GET' ? 'corrupt' : 'pass'));
    await expect(moveFiles(services, 'storage')).rejects.toThrow('A stored file is damaged: it has changed.');
    expect(await inside()).toBe(3);
    server.setWay(() => 'pass');
    await moveFiles(services, 'storage');
    server.setWay(({ method }) => (method === 'GET' ? 'corrupt' : 'pass'));
    await expect(moveFiles(services, 'database')).rejects.toThrow('A stored file is damaged: it has changed.');
    server.setWay(() => 'pass');
    expect([await inside(), await words()]).toEqual([0, said]);
  });

  it('leaves nothing of a document that is deleted meanwhile', async () => {
    const { services, documents, drop, keys } = await yardWithPapers();
    const dropping = storageWith(() => Promise.all(documents.map(({ id }) => drop(id))));
    expect(await moveFiles({ ...services, storage: dropping }, 'storage')).toBe(0);
    const later = { now: () => new Date(services.clock.now().getTime() + 3_600_001) };
    expect(await moveFiles({ ...services, clock: later }, 'storage')).toBe(0);
    expect(await keys()).toEqual([]);
  });

  it('ends at a document whose file is lost, rather than hide that', async () => {
    const { yard, services, documents } = await yardWithPapers();
    const [lost] = documents;
    await yard.inDatabase((tx) =>
      tx
        .deleteFrom('document_content')
        .where('document_id', '=', lost?.id ?? '')
        .execute(),
    );
    await expect(moveFiles(services, 'storage')).rejects.toThrow(`The file of document ${lost?.id} is missing`);
    const rows = await yard.inDatabase((tx) =>
      tx
        .selectFrom('document')
        .select('is_outside')
        .where('id', '=', lost?.id ?? '')
        .execute(),
    );
    expect(rows).toEqual([{ is_outside: false }]);
  });

  it('uploads nothing while an earlier object of the document may still be removed', async () => {
    const { services, documents, keys, setNote } = await yardWithPapers();
    const busy = storageWith(() => Promise.all(documents.map(({ id }) => setNote(id, null))));
    await expect(moveFiles({ ...services, storage: busy }, 'storage')).rejects.toThrow('is still being removed');
    expect(await keys()).toHaveLength(1);
    expect(await moveFiles(services, 'storage')).toBe(2);
    expect(await keys()).toHaveLength(3);
  });

  it('keeps the note of an upload that begins while an earlier object is removed', async () => {
    const { services, documents, yard, setNote } = await yardWithPapers();
    const [{ id } = { id: '' }] = documents;
    await setNote(id, null);
    const now = services.clock.now();
    const slow = { ...storage, remove: () => setNote(id, now) };
    await removeUnownedFiles({ ...services, storage: slow }, now);
    const notes = await yard.inDatabase((tx) =>
      tx.selectFrom('unowned_file').select('upload_began_at').where('document_id', '=', id).execute(),
    );
    expect(notes).toEqual([{ upload_began_at: now }]);
  });

  it('keeps an object that was moved out again while two clean-ups ran at once', async () => {
    const { services, documents, setNote, words } = await yardWithPapers();
    const [{ id } = { id: '' }] = documents;
    await setNote(id, null);
    const now = services.clock.now();
    const late = newGate();
    const asked = newGate();
    const slow = {
      ...storage,
      async remove(key: string) {
        asked.open();
        await late.opened;
        await storage.remove(key);
      },
    };
    const first = removeUnownedFiles({ ...services, storage: slow }, now);
    await asked.opened;
    await removeUnownedFiles(services, now);
    const moved = await moveFiles(services, 'storage').catch((error: unknown) => error);
    late.open();
    await first;
    expect(await words()).toEqual(said);
    expect(moved).toEqual(
      new Error(`An earlier object of document ${id} is still being removed. Try again in a minute.`),
    );
    await moveFiles(services, 'storage');
    expect(await words()).toEqual(said);
  });

  it('removes what a clean-up took on more than a minute ago and left', async () => {
    const { services, documents, setNote, yard } = await yardWithPapers();
    const [{ id } = { id: '' }] = documents;
    const notes = () => yard.inDatabase((tx) => tx.selectFrom('unowned_file').select('document_id').execute());
    const claim = (ago: string) =>
      yard.inDatabase((tx) =>
        tx
          .updateTable('unowned_file')
          .set({ removal_began_at: sql<Date>`now() - ${ago}::interval` })
          .execute(),
      );
    await setNote(id, null);
    for (const [ago, isLeft] of [
      ['50 seconds', true],
      ['-50 seconds', true],
      ['70 seconds', false],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await claim(ago);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await removeUnownedFiles(services, services.clock.now());
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await notes()).length > 0).toBe(isLeft);
    }
    await setNote(id, null);
    await claim('-1 day');
    await removeUnownedFiles(services, services.clock.now());
    expect(await notes()).toEqual([]);
  });

  it('refuses another bucket than the one that has some already', async () => {
    const { services } = await yardWithPapers();
    await moveFiles(services, 'storage');
    const other = await s3Server();
    await expect(moveFiles({ ...services, storage: other.storage }, 'storage')).rejects.toThrow(
      'There are files in object storage already, but not in s3://papers/haulage/.',
    );
    await other.close();
  });
});
