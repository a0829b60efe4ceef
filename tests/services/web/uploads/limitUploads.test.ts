import { expect, it } from 'vitest';
import { addMember } from '../../../support/services/people.ts';
import { newGate } from '../../../support/services/newGate.ts';
import { openDrivers } from '../../drivers/openDrivers.ts';

const { world, owner, add, added, newVehicle } = await openDrivers();
const size = 100 * 1024;
const head = Buffer.from(
  [
    '--x\r\nContent-Disposition: form-data; name="type"\r\n\r\nother\r\n',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="paper.pdf"\r\n\r\n%PDF-1.7 ',
  ].join(''),
);
const tail = Buffer.from('\r\n--x--\r\n');
const form = Buffer.concat([head, Buffer.alloc(size - head.length - tail.length), tail]);

/** A form with a large file whose upload is held until released. */
const upload = (path: string, { method = 'POST', by = owner } = {}) => {
  const [reading, letGo] = [newGate(), newGate()];
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        reading.open();
        await letGo.opened;
        stream.enqueue(form);
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(size) };
  const request = { method, headers, body, duplex: 'half', ...by };
  const answer = world.call(path, request);
  return { isRead: reading.opened, letGo: letGo.open, status: answer.then(({ status }) => status) };
};

it('shares out concurrent uploads by company across services, but limits nothing else', async () => {
  const [driver, vehicle] = [await added(), await newVehicle()];
  const papers = `/v1/drivers/${driver.id}/documents`;
  const media = `/api/v1/vehicle/${vehicle.id}/media`;
  const uploads = Array.from({ length: 8 }, (_, count) => upload(count % 2 === 0 ? papers : media));
  await Promise.all(uploads.map(({ isRead }) => isRead));

  for (const [path, method] of [[papers], [media], ['/v1/drivers'], [`/v1/drivers/${driver.id}`, 'PUT']] as const) {
    expect(await upload(path, { method: method ?? 'POST' }).status).toBe(503);
  }
  expect((await add()).status).toBe(201);
  expect((await world.call(`/v1/drivers/${driver.id}`, { ...owner })).status).toBe(200);
  const elsewhere = upload(papers, { by: await addMember(world) });
  await elsewhere.isRead;
  elsewhere.letGo();
  expect(await elsewhere.status).toBe(404);

  for (const { letGo } of uploads) letGo();
  expect(new Set(await Promise.all(uploads.map(({ status }) => status)))).toEqual(new Set([201]));
  const another = upload(papers);
  another.letGo();
  expect(await another.status).toBe(201);
});
