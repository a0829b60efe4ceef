import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addMilliseconds } from '../../../../services/clock/addMilliseconds.ts';
import { checkStorage } from '../../../../services/papers/files/checkStorage.ts';
import { removeUnownedFiles } from '../../../../services/papers/files/removeUnownedFiles.ts';
import { fileLimits } from '../../../../services/papers/fileLimits.ts';
import { papers } from '../../../../services/papers/papers.ts';
import { createApp } from '../../../../services/createApp.ts';
import { features } from '../../../../services/features.ts';
import { s3Server } from '../../../support/services/s3Server.ts';
import { openYard, pdf, png } from '../../vehicles/openYard.ts';

const server = await s3Server();
afterAll(() => server.close());
beforeEach(() => server.setWay(() => 'pass'));

const logged: string[] = [];
const yard = await openYard({
  storage: server.storage,
  log: { write: (_level, event) => void logged.push(event), error: (event) => void logged.push(event) },
});
const { world, member, added, keep, kept, read, file, drop, inDatabase } = yard;
const impatient = { ...world.services, storage: server.impatient };
const mebibyte = 1024 * 1024;
const hour = 3_600_000;

const keyOf = (documentId: string) => `${member.company}/${documentId}`;
const cleanUp = () => papers.cleanUp?.(impatient);
const cleanUpInAnHour = () =>
  removeUnownedFiles(
    { ...world.services, storage: server.storage },
    addMilliseconds(world.services.clock.now(), hour + 1),
  );
const authorized = { Authorization: `Bearer ${member.token}`, 'X-Company-Id': member.company };
const upload = (app: ReturnType<typeof createApp>, id: string, headers: Readonly<Record<string, string>> = {}) => {
  const body = new FormData();
  body.set('type', 'permit');
  body.set('file', pdf());
  return app.request(`/api/v1/vehicle/${id}/media`, { method: 'POST', body, headers: { ...authorized, ...headers } });
};
const notes = () => inDatabase((tx) => tx.selectFrom('unowned_file').select('document_id').execute());
const insideIds = () => inDatabase((tx) => tx.selectFrom('document_content').select('document_id').execute());

describe('a file in object storage', () => {
  it('is kept there, under a name of ours, and not in the database', async () => {
    const { id } = await added();
    const document = await kept(id, { type: 'permit', file: pdf('words', '../../a.pdf') });
    expect(await server.keys()).toContain(keyOf(document.id));
    expect(await insideIds()).toEqual([]);
    expect(await notes()).toEqual([]);
  });

  it('is sent as from the database', async () => {
    const { id } = await added();
    const document = await kept(id, { type: 'permit', file: pdf('words') });
    const answer = await file(id, document.id);
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7 words']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
      etag: `"${document.file.sha256}"`,
    });
    expect((await file(id, document.id, { 'If-None-Match': `"${document.file.sha256}"` })).status).toBe(304);
  });

  it('is sent whole when it is large, slice by slice', async () => {
    const { id } = await added();
    const large = new File(['%PDF-', new Uint8Array(3 * mebibyte).fill(7)], 'large.pdf');
    const document = await kept(id, { type: 'permit', file: large });
    const begun = server.calls.length;
    const bytes = Buffer.from(await (await file(id, document.id)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.file.sha256);
    expect(server.calls.length - begun).toBe(25);
  });

  it('is not sent when it has changed', async () => {
    const { id } = await added();
    const document = await kept(id, { type: 'permit', file: pdf() });
    server.setWay(() => 'corrupt');
    logged.length = 0;
    expect((await file(id, document.id)).status).toBe(500);
    expect(logged.filter((event) => event !== 'request')).toEqual(['file damaged']);
  });

  it('is told as damaged when somebody removed it from the bucket, as no waiting brings it back', async () => {
    const { id } = await added();
    const document = await kept(id, { type: 'permit', file: pdf('words') });
    await server.storage.remove(keyOf(document.id));
    logged.length = 0;
    const answer = await file(id, document.id);
    expect([answer.status, (await answer.json()).message]).toEqual([
      500,
      'This file is damaged and cannot be opened. Add it again.',
    ]);
    expect(logged.filter((event) => event !== 'request')).toEqual(['file damaged']);
  });

  it('is removed with its document, its vehicle, or by another photo', async () => {
    const { id } = await added();
    const one = await kept(id, { type: 'permit', file: pdf() });
    const first = await kept(id, { type: 'photo', file: png() });
    const second = await kept(id, { type: 'photo', file: png() });
    await drop(id, one.id);
    await cleanUp();
    const left = await server.keys();
    expect([one, first, second].map((document) => left.includes(keyOf(document.id)))).toEqual([false, false, true]);
    await yard.remove(id, 1);
    await yard.purge();
    await cleanUp();
    expect(await server.keys()).not.toContain(keyOf(second.id));
    expect(await notes()).toEqual([]);
  });

  it('is done once for one Idempotency-Key', async () => {
    const { id } = await added();
    const headers = { 'Idempotency-Key': randomUUID() };
    const before = (await server.keys()).length;
    const first = await keep(id, { type: 'permit', file: pdf() }, headers);
    expect(await keep(id, { type: 'permit', file: pdf() }, headers)).toMatchObject({ status: 201, text: first.text });
    expect(await server.keys()).toHaveLength(before + 1);
  });
});

describe('an upload that is not kept', () => {
  it('is not sent for a vehicle that is not there', async () => {
    const before = await server.keys();
    expect((await keep(randomUUID(), { type: 'permit', file: pdf() })).status).toBe(404);
    expect([await server.keys(), await notes()]).toEqual([before, []]);
  });

  it('is removed by the next clean-up when it was refused afterwards', async () => {
    const before = await server.keys();
    const { id, version } = await added();
    const meanwhile = {
      ...server.storage,
      async put(...given: Parameters<typeof server.storage.put>) {
        await server.storage.put(...given);
        await yard.remove(id, version);
      },
    };
    const app = createApp({ ...world.services, storage: meanwhile }, features);
    expect((await upload(app, id)).status).toBe(404);
    expect(await server.keys()).toHaveLength(before.length + 1);
    await cleanUp();
    expect(await server.keys()).toEqual(before);
    expect(await notes()).toEqual([]);
  });

  it('is removed after an hour when its process was killed, not before, and counts to the storage until then', async () => {
    const documentId = randomUUID();
    await server.storage.put(keyOf(documentId), {
      bytes: Buffer.from('x'),
      sha256: createHash('sha256').update('x').digest('hex'),
      mime: 'application/pdf',
    });
    const note = { document_id: documentId, company_id: member.company, file_size: fileLimits.companyBytes };
    const began = world.services.clock.now();
    await inDatabase((tx) =>
      tx
        .insertInto('unowned_file')
        .values({ ...note, upload_began_at: began })
        .execute(),
    );
    const { id } = await added();
    await cleanUp();
    expect(await server.keys()).toContain(keyOf(documentId));
    expect((await keep(id, { type: 'permit', file: pdf() })).status).toBe(413);
    await cleanUpInAnHour();
    expect(await server.keys()).not.toContain(keyOf(documentId));
    expect((await keep(id, { type: 'permit', file: pdf() })).status).toBe(201);
  });

  it('is refused before it is sent when the files of the company are full', async () => {
    const { id } = await added();
    const before = await inDatabase((tx) => tx.selectFrom('file_room').select('bytes_used').executeTakeFirst());
    const setRoom = (bytes: number) =>
      inDatabase((tx) => tx.updateTable('file_room').set({ bytes_used: bytes }).execute());
    await setRoom(fileLimits.companyBytes);
    const calls = server.calls.length;
    expect((await keep(id, { type: 'permit', file: pdf() })).status).toBe(413);
    expect(server.calls).toHaveLength(calls);
    await setRoom(before?.bytes_used ?? 0);
  });

  it('is refused when the clean-up took it for abandoned', async () => {
    const slow = {
      ...server.storage,
      async put(...given: Parameters<typeof server.storage.put>) {
        await server.storage.put(...given);
        await cleanUpInAnHour();
      },
    };
    const { id } = await added();
    const app = createApp({ ...world.services, storage: slow }, features);
    expect((await upload(app, id)).status).toBe(503);
    expect((await read(id)).body.data.documents).toEqual([]);
  });
});

describe('while the storage does not answer', () => {
  it.each(['silent', 'cut', 'refuse'] as const)('(%s) files are refused with 503 and leave nothing', async (way) => {
    const { id } = await added();
    const document = await kept(id, { type: 'permit', file: pdf() });
    server.setWay(() => way);
    const app = createApp(impatient, features);
    const refused = await upload(app, id);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    const path = `/api/v1/vehicle/${id}/media/${document.id}`;
    expect((await app.request(path, { headers: authorized })).status).toBe(503);
    expect((await read(id)).body.data.documents).toEqual([document]);
    await expect(Promise.resolve(cleanUp())).resolves.toBeUndefined();
  });

  it.each([true, false])('other calls are answered meanwhile (with Idempotency-Key: %s)', async (hasKey) => {
    const { id } = await added();
    const release: (() => void)[] = [];
    const held = {
      ...server.storage,
      put: () => new Promise<void>((resolve) => void release.push(resolve)),
    };
    const app = createApp({ ...world.services, storage: held }, features);
    const key = () => (hasKey ? { 'Idempotency-Key': randomUUID() } : {});
    const uploads = Array.from({ length: 20 }, async () => upload(app, id, key()));
    await expect.poll(() => release.length).toBe(20);
    expect((await app.request(`/api/v1/vehicle/${id}`, { headers: authorized })).status).toBe(200);
    for (const each of release) each();
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  });

  it('the services start all the same and say so', async () => {
    server.setWay(() => 'cut');
    expect(await checkStorage(world.services)).toEqual([
      expect.stringContaining('does not answer. Files cannot be added or read until it does.'),
    ]);
  });
});

it('files that were in the database before are still sent, and the others only with the storage', async () => {
  const { id } = await added();
  const outside = await kept(id, { type: 'permit', file: pdf('outside') });
  const app = createApp({ ...world.services, storage: undefined }, features);
  const { data } = await (await upload(app, id)).json();
  expect((await file(id, data.id)).status).toBe(200);
  const path = `/api/v1/vehicle/${id}/media/${outside.id}`;
  expect((await app.request(path, { headers: authorized })).status).toBe(503);
  expect(await checkStorage({ ...world.services, storage: undefined })).toEqual([
    'Some files are in object storage. Set FILES_URL, or they cannot be read.',
  ]);
});
