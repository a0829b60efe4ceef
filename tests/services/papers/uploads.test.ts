import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fileLimits } from '../../../services/papers/fileLimits.ts';
import { addMember } from '../../support/services/people.ts';
import { pngBytes, pngChunk } from '../../support/services/pictureBytes.ts';
import { openYard, pdf, png, today } from '../vehicles/openYard.ts';

const yard = await openYard();
const { world, member, added, keep, kept, read, file, drop, inDatabase } = yard;
const mebibyte = 1024 * 1024;
const largePdf = (size: number) => new File(['%PDF-', new Uint8Array(size - 5)], 'large.pdf');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const roomUsed = async () =>
  (await inDatabase((tx) => tx.selectFrom('file_room').select('bytes_used').execute()))[0]?.bytes_used ?? 0;

const setRoom = (bytes: number) => inDatabase((tx) => tx.updateTable('file_room').set({ bytes_used: bytes }).execute());

describe('uploading a document', () => {
  it('returns it, and lists it with the vehicle', async () => {
    const { id } = await added();
    const paper = pdf('insurance', 'Police.PDF');
    const { status, body } = await keep(id, {
      type: 'insurance',
      file: paper,
      issuedOn: today,
      expiresOn: '2027-03-01',
    });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(String),
      type: 'insurance',
      file: {
        name: 'Police.pdf',
        mime: 'application/pdf',
        size: paper.size,
        sha256: sha256(new Uint8Array(await paper.arrayBuffer())),
      },
      issuedOn: today,
      expiresOn: '2027-03-01',
      createdAt: world.services.clock.now().toISOString(),
    });
    expect((await read(id)).body.data).toMatchObject({ version: 1, photo: null, documents: [body.data] });
  });

  it('treats empty days as not given', async () => {
    const { id } = await added();
    expect(await kept(id, { type: 'permit', file: pdf(), issuedOn: '', expiresOn: '' })).toMatchObject({
      issuedOn: null,
      expiresOn: null,
    });
  });

  it('replaces the previous photo', async () => {
    const { id } = await added();
    const first = await kept(id, { type: 'photo', file: png() });
    const second = await kept(id, { type: 'photo', file: png() });
    expect((await read(id)).body.data).toMatchObject({ photo: second, documents: [] });
    expect((await file(id, first.id)).status).toBe(404);
  });

  it.each([
    ['without a file', { type: 'permit' }, 'file'],
    ['with a text for a file', { type: 'permit', file: 'x' }, 'file'],
    ['with an empty file', { type: 'permit', file: new File([], 'a.pdf') }, 'file'],
    ['without a type', { file: pdf() }, 'type'],
    ['with a type nobody knows', { type: 'pod', file: pdf() }, 'type'],
    ['with a day that does not exist', { type: 'permit', file: pdf(), expiresOn: '2026-02-30' }, 'expiresOn'],
    ['with a day of issue to come', { type: 'permit', file: pdf(), issuedOn: '2026-03-03' }, 'issuedOn'],
    [
      'with an end before its issue',
      { type: 'permit', file: pdf(), issuedOn: today, expiresOn: '2026-03-01' },
      'expiresOn',
    ],
    ['with a part nobody knows', { type: 'permit', file: pdf(), companyId: randomUUID() }, 'companyId'],
  ])('is refused %s', async (_, parts, field) => {
    const { id } = await added();
    const { status, body } = await keep(id, parts);
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
    expect((await read(id)).body.data.documents).toEqual([]);
  });

  it.each([
    ['SVG that says it is a PNG', new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' })],
    ['HTML that says it is a PNG', new File(['<!doctype html><script>'], 'a.png', { type: 'image/png' })],
    ['HTML that is also a PDF', new File(['<html>%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })],
    ['a program', new File(['MZ\u0090'], 'a.pdf', { type: 'application/pdf' })],
  ])('is refused for %s', async (_, hostile) => {
    const { id } = await added();
    const { status, body } = await keep(id, { type: 'permit', file: hostile });
    expect(status).toBe(415);
    expect(body.message).toBe('Choose a JPEG, PNG, WebP or PDF file.');
  });

  it('is refused for a photo that is not an image', async () => {
    const { id } = await added();
    expect(await keep(id, { type: 'photo', file: pdf() })).toMatchObject({
      status: 415,
      body: { message: 'A photo must be a JPEG, PNG or WebP picture.' },
    });
  });

  it.each([
    ['of more than 40 million pixels', pngBytes(20_000, 20_000), 413, 'A picture may have at most 40 million pixels.'],
    ['that has no width', pngBytes(0, 1), 415, 'This picture is damaged.'],
    ['that has no height', pngBytes(1, 0), 415, 'This picture is damaged.'],
    ['that is damaged', pngBytes().subarray(0, -1), 415, 'This picture is damaged.'],
  ])('is refused for a picture %s', async (_, bytes, status, message) => {
    const { id } = await added();
    for (const type of ['photo', 'insurance']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await keep(id, { type, file: new File([new Uint8Array(bytes)], 'a.png') });
      expect([refused.status, refused.body.message]).toEqual([status, message]);
    }
    expect((await read(id)).body.data).toMatchObject({ photo: null, documents: [] });
  });

  it('keeps a picture without the place where it was taken', async () => {
    const { id } = await added();
    const taken = new File([new Uint8Array(pngBytes(8000, 5000, [pngChunk('eXIf', 'GPS')]))], 'a.png');
    const { id: documentId, file: told } = await kept(id, { type: 'photo', file: taken });
    const bytes = Buffer.from(await (await file(id, documentId)).arrayBuffer());
    expect(bytes).toEqual(pngBytes(8000, 5000));
    expect(told).toMatchObject({ size: bytes.length, sha256: sha256(bytes) });
  });

  it('accepts 10 MiB and not a byte more', async () => {
    const { id } = await added();
    const largest = await kept(id, { type: 'other', file: largePdf(10 * mebibyte) });
    expect((await (await file(id, largest.id)).arrayBuffer()).byteLength).toBe(10 * mebibyte);
    expect(await keep(id, { type: 'other', file: largePdf(10 * mebibyte + 1) })).toMatchObject({
      status: 413,
      body: { message: 'A file may be at most 10 MiB.' },
    });
  });

  it.each([
    ['JSON', 'application/json', '{}', 415],
    ['a form without files', 'application/x-www-form-urlencoded', 'type=permit', 415],
    ['a form that is cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp', 400],
    ['a form without a boundary', 'multipart/form-data', '--x--', 415],
  ])('refuses %s', async (_, type, body, status) => {
    const { id } = await added();
    const request = { method: 'POST', body, headers: { 'Content-Type': type }, ...member };
    expect((await world.call(`/api/v1/vehicle/${id}/media`, request)).status).toBe(status);
  });

  it('is done once for one Idempotency-Key, even with another form boundary', async () => {
    const { id } = await added();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await keep(id, { type: 'permit', file: pdf('one') }, headers);
    expect(await keep(id, { type: 'permit', file: pdf('one') }, headers)).toMatchObject({
      status: 201,
      text: first.text,
    });
    expect((await keep(id, { type: 'permit', file: pdf('two') }, headers)).status).toBe(422);
    expect((await read(id)).body.data.documents).toHaveLength(1);
  });
});

describe('the storage of a company', () => {
  it('is tracked as files are added and deleted', async () => {
    const before = await roomUsed();
    const { id } = await added();
    const { id: mediaId, file: info } = await kept(id, { type: 'permit', file: pdf() });
    expect(await roomUsed()).toBe(before + info.size);
    expect((await drop(id, mediaId)).status).toBe(200);
    await kept(id, { type: 'photo', file: png() });
    await kept(id, { type: 'photo', file: png() });
    expect(await roomUsed()).toBe(before + png().size);
    await yard.remove(id, 1);
    await yard.purge();
    expect(await roomUsed()).toBe(before);
  });

  it('is limited, and a refused upload leaves nothing', async () => {
    const { id } = await added();
    const before = await roomUsed();
    await setRoom(fileLimits.companyBytes - pdf().size);
    expect((await keep(id, { type: 'permit', file: pdf() })).status).toBe(201);
    expect(await keep(id, { type: 'permit', file: pdf() })).toMatchObject({
      status: 413,
      body: { message: 'This would exceed your company’s 1 GiB of file storage. Delete some files first.' },
    });
    expect((await read(id)).body.data.documents).toHaveLength(1);
    await setRoom(before + pdf().size);
  });

  it('is not exceeded by concurrent uploads', async () => {
    const vehicles = await Promise.all(Array.from({ length: 8 }, () => added()));
    const before = await roomUsed();
    await setRoom(fileLimits.companyBytes - 3 * pdf().size);
    const answers = await Promise.all(vehicles.map(({ id }) => keep(id, { type: 'permit', file: pdf() })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(5);
    expect(await roomUsed()).toBe(fileLimits.companyBytes);
    await setRoom(before + 3 * pdf().size);
  });

  it('limits the documents of one vehicle', async () => {
    const { id } = await added();
    await inDatabase((tx) =>
      tx
        .insertInto('document')
        .values(
          Array.from({ length: fileLimits.documentsPerOwner }, () => ({
            id: randomUUID(),
            company_id: member.company,
            created_at: world.services.clock.now(),
            vehicle_id: id,
            driver_id: null,
            type: 'other' as const,
            file_name: 'paper.pdf',
            file_mime: 'application/pdf',
            file_size: 1,
            file_sha256: '',
            issued_on: null,
            expires_on: null,
          })),
        )
        .execute(),
    );
    expect((await keep(id, { type: 'other', file: pdf() })).status).toBe(409);
  });
});

describe('the file of a document', () => {
  it('is returned unchanged, as a download if it is not an image', async () => {
    const { id } = await added();
    const media = await kept(id, { type: 'permit', file: pdf('words', 'Überführung "1".pdf') });
    const answer = await file(id, media.id);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('%PDF-1.7 words');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="_berf_hrung 1.pdf"; filename*=UTF-8''%C3%9Cberf%C3%BChrung%201.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-cache',
      etag: `"${media.file.sha256}"`,
    });
  });

  it('is shown inline if it is an image', async () => {
    const { id } = await added();
    const { id: mediaId } = await kept(id, { type: 'photo', file: png('../../x.html') });
    const { headers } = await file(id, mediaId);
    expect(headers.get('Content-Type')).toBe('image/png');
    expect(headers.get('Content-Disposition')).toBe(`inline; filename="x.png"; filename*=UTF-8''x.png`);
  });

  it('is not sent again if cached', async () => {
    const { id } = await added();
    const { id: mediaId, file: info } = await kept(id, { type: 'photo', file: png() });
    const answer = await file(id, mediaId, { 'If-None-Match': `"${info.sha256}"` });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  });

  it('is not found under another vehicle or for another company', async () => {
    const { id } = await added();
    const { id: mediaId, file: info } = await kept(id, { type: 'photo', file: png() });
    const headers = { 'If-None-Match': `"${info.sha256}"` };
    expect((await file((await added()).id, mediaId, headers)).status).toBe(404);
    const stranger = await addMember(world);
    const foreign = await world.request(`/api/v1/vehicle/${id}/media/${mediaId}`, { headers, ...stranger });
    expect(foreign.status).toBe(404);
  });
});
