import { describe, expect, it } from 'vitest';
import { pngBytes, pngChunk } from '../../support/services/pictureBytes.ts';
import { openDrivers } from './openDrivers.ts';

const { world, owner, draft, send, add, added, change, read, remove } = await openDrivers();
const paper = new File(['%PDF-1.7 a licence'], 'licence.pdf');
const picture = (content: string) =>
  new File([new Uint8Array(pngBytes(1, 1, [pngChunk('gAMA', content)]))], 'me.png', { type: 'image/png' });
const keep = (id: string, parts: Readonly<Record<string, string | Blob>>) =>
  send('POST', `/${id}/documents`, parts, owner);
const fileOf = (id: string, documentId: string, headers: Record<string, string> = {}) =>
  world.request(`/v1/drivers/${id}/documents/${documentId}`, { ...owner, headers });

describe('a driver’s paper', () => {
  it('is stored, listed and returned unchanged', async () => {
    const { id } = await added();
    const { status, body } = await keep(id, { file: paper, type: 'licence', issuedOn: '2025-01-01', expiresOn: '' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      type: 'licence',
      file: { name: 'licence.pdf', mime: 'application/pdf', size: 18 },
      issuedOn: '2025-01-01',
      expiresOn: null,
    });
    expect((await read(id)).documents).toEqual([body.data]);
    const answer = await fileOf(id, body.data.id);
    expect(await answer.text()).toBe('%PDF-1.7 a licence');
    expect(answer.headers.get('Content-Disposition')).toContain('attachment');
    const known = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
    expect((await fileOf(id, body.data.id, known)).status).toBe(304);
  });

  it('is found only under its driver, and gone once deleted', async () => {
    const [driver, other] = [await added(), await added()];
    const { body } = await keep(driver.id, { file: paper, type: 'other' });
    expect((await fileOf(other.id, body.data.id)).status).toBe(404);
    const path = `/v1/drivers/${driver.id}/documents/${body.data.id}`;
    expect((await world.call(path, { method: 'DELETE', ...owner })).body).toEqual({ code: 200, data: null });
    expect((await fileOf(driver.id, body.data.id)).status).toBe(404);
  });

  it('is deleted with its driver, bytes included', async () => {
    const { id } = await added();
    const { body } = await keep(id, { file: paper, type: 'other' });
    await remove(id, 1);
    expect((await fileOf(id, body.data.id)).status).toBe(404);
  });
});

describe('a driver’s photo', () => {
  it('is uploaded with the form and not listed with the documents', async () => {
    const { body } = await add(draft(), owner, { photo: picture('first') });
    expect(body.data.photo).toMatchObject({ type: 'photo', file: { name: 'me.png', mime: 'image/png' } });
    expect(body.data.documents).toEqual([]);
    const answer = await fileOf(body.data.id, body.data.photo.id);
    expect(answer.headers.get('Content-Disposition')).toContain('inline');
  });

  it('stays without a new one, and is replaced by a new one', async () => {
    const said = draft();
    const { id, photo } = (await add(said, owner, { photo: picture('first') })).body.data;
    expect((await change(id, { ...said, version: 1 })).body.data.photo).toEqual(photo);
    const changed = await change(id, { ...said, version: 2 }, { photo: picture('second') });
    expect(changed.body.data.photo.id).not.toBe(photo.id);
    expect((await fileOf(id, photo.id)).status).toBe(404);
  });

  it('that is not an image prevents the driver from being added', async () => {
    const said = draft();
    expect((await add(said, owner, { photo: paper })).status).toBe(415);
    expect((await add(said)).status).toBe(201);
  });
});

describe('a driver’s licence and cards', () => {
  it('are listed among the company’s papers until the driver leaves', async () => {
    const cards = [{ type: 'medical', expiresOn: '2026-03-10' }];
    const { id, version } = await added({ name: 'Piotr', cards });
    const listed = async () =>
      (await world.call('/v1/papers?subject=driver&size=1000', { ...owner })).body.data.filter(
        ({ subjectId }: { subjectId: string }) => subjectId === id,
      );
    const row = { subject: 'driver', subjectId: id, subjectName: 'Piotr', subjectPlate: null, trip: null };
    expect(await listed()).toEqual([
      { ...row, type: 'licence', status: 'missing', expiresOn: null },
      { ...row, type: 'medical', status: 'expiring', expiresOn: '2026-03-10' },
    ]);
    await send('POST', `/${id}/status`, { data: JSON.stringify({ status: 'left', version }) }, owner);
    expect(await listed()).toEqual([]);
  });
});
