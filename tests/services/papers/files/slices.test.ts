import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addMilliseconds } from '../../../../services/clock/addMilliseconds.ts';
import { fileLimits } from '../../../../services/papers/fileLimits.ts';
import { removeAbandonedSlices } from '../../../../services/papers/files/removeAbandonedSlices.ts';
import { sliceBytes } from '../../../../services/papers/files/sliceBytes.ts';
import { createApp } from '../../../../services/createApp.ts';
import { features } from '../../../../services/features.ts';
import { TokenBuckets } from '../../../../services/web/pace/TokenBuckets.ts';
import { newDriver } from '../../../support/services/walls.ts';
import { pngBytes, pngChunk } from '../../../support/services/pictureBytes.ts';
import { openYard } from '../../vehicles/openYard.ts';

const yard = await openYard();
const { world, member, added, keep, kept, file, drop, inDatabase } = yard;
const hour = 3_600_000;

const content = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(5 * sliceBytes)]);
const large = () => new File([new Uint8Array(content)], 'large.pdf');
/** A large picture, of nothing but its data. */
const largePicture = () =>
  new File([new Uint8Array(pngBytes(9, 9, [pngChunk('sPLT', 'x'.repeat(2 * sliceBytes))]))], 'a.png');

const slices = () =>
  inDatabase(async (tx) => {
    const { rows } = await sql<{ place: number; size: number; transaction: string }>`
      select place, octet_length(bytes) as size, xmin::text as transaction from file_slice order by place`.execute(tx);
    return rows;
  });

/** A driver with a photo and the phone number of all others like it. */
const sameDriver = (key?: string) => {
  const body = new FormData();
  body.set('data', JSON.stringify({ ...newDriver(), phone: '+40721999999' }));
  body.set('photo', largePicture());
  return { method: 'POST', body, ...member, ...(key !== undefined && { headers: { 'Idempotency-Key': key } }) };
};

/** An upload whose process was killed, so long ago. */
const abandon = (bytes: number, agoMs = 0) =>
  inDatabase(async (tx) => {
    const ids = { document_id: randomUUID(), company_id: member.company };
    const began = addMilliseconds(world.services.clock.now(), -agoMs);
    await tx
      .insertInto('sliced_file')
      .values({ ...ids, file_size: bytes, upload_began_at: began })
      .execute();
    await tx
      .insertInto('file_slice')
      .values({ ...ids, place: 0, bytes: Buffer.from('x') })
      .execute();
  });

describe('a large file', () => {
  it('is written in slices of their own, so that nobody waits for all of it, and read back whole', async () => {
    const { id } = await added();
    const document = await kept(id, { type: 'permit', file: large() });
    const written = await slices();
    expect(written.map(({ size }) => size)).toEqual([...Array.from({ length: 5 }, () => sliceBytes), 9]);
    expect(new Set(written.map(({ transaction }) => transaction)).size).toBe(6);
    expect(Buffer.from(await (await file(id, document.id)).arrayBuffer()).equals(content)).toBe(true);
  });

  it('goes with its document', async () => {
    const { id } = await added();
    const before = await slices();
    const document = await kept(id, { type: 'permit', file: large() });
    expect(await slices()).toHaveLength(before.length + 6);
    await drop(id, document.id);
    expect(await slices()).toEqual(before);
  });

  it('is not written for a record that is not there, and leaves nothing when it is refused later', async () => {
    const before = await slices();
    expect((await keep(randomUUID(), { type: 'permit', file: large() })).status).toBe(404);
    expect((await world.call('/v1/drivers', sameDriver())).status).toBe(201);
    const withFirst = await slices();
    expect(withFirst.length).toBeGreaterThan(before.length);
    expect((await world.call('/v1/drivers', sameDriver())).status).toBe(422);
    expect((await world.call('/v1/drivers', sameDriver(randomUUID()))).status).toBe(422);
    expect(await slices()).toEqual(withFirst);
  });

  it('is refused when its company has added too many within an hour', async () => {
    const { id } = await added();
    const free = { take: () => 0 };
    const paces = {
      account: free,
      company: free,
      address: free,
      files: new TokenBuckets({ burst: 1e6, perSecond: 1 }),
    };
    const app = createApp(world.services, features, { paces });
    const send = () => {
      const body = new FormData();
      body.set('type', 'permit');
      body.set('file', new File(['%PDF-', new Uint8Array(600_000)], 'a.pdf'));
      const headers = { Authorization: `Bearer ${member.token}`, 'X-Company-Id': member.company };
      return app.request(`/api/v1/vehicle/${id}/media`, { method: 'POST', body, headers });
    };
    expect((await send()).status).toBe(201);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
  });

  it('can be the photo of a driver', async () => {
    const body = new FormData();
    body.set('data', JSON.stringify(newDriver()));
    body.set('photo', largePicture());
    const headers = { 'Idempotency-Key': randomUUID() };
    const driver = await world.call('/v1/drivers', { method: 'POST', body, headers, ...member });
    expect([driver.status, driver.body.data.photo.file.size]).toEqual([201, largePicture().size]);
    const again = new FormData();
    again.set('data', JSON.stringify({ ...newDriver(), version: driver.body.data.version }));
    again.set('photo', largePicture());
    const changed = await world.call(`/v1/drivers/${driver.body.data.id}`, {
      method: 'PUT',
      body: again,
      headers: { 'Idempotency-Key': randomUUID() },
      ...member,
    });
    expect(changed.status).toBe(200);
  });
});

describe('slices of an upload whose process was killed', () => {
  it('are removed after an hour, also if they are from a clock that was ahead, and those of documents stay', async () => {
    const { id } = await added();
    await kept(id, { type: 'permit', file: large() });
    const before = await slices();
    await abandon(1);
    await abandon(1, hour + 1);
    await abandon(1, -24 * hour);
    const now = world.services.clock.now();
    await removeAbandonedSlices(world.services, now);
    expect(await slices()).toHaveLength(before.length + 1);
    await removeAbandonedSlices(world.services, addMilliseconds(now, hour + 1));
    expect(await slices()).toEqual(before);
  });

  it('count to the storage of the company, which nobody can fill with them', async () => {
    const { id } = await added();
    await abandon(fileLimits.companyBytes);
    expect((await keep(id, { type: 'permit', file: large() })).status).toBe(413);
    await removeAbandonedSlices(world.services, addMilliseconds(world.services.clock.now(), hour + 1));
    expect((await keep(id, { type: 'permit', file: large() })).status).toBe(201);
  });
});
