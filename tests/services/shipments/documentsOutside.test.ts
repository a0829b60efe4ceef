import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { openProofs, picture, proof, scan } from '../../support/services/openProofs.ts';
import { s3Server } from '../../support/services/s3Server.ts';

const server = await s3Server();
afterAll(() => server.close());
const { delivered, keep, fileOf, shipper } = await openProofs({ storage: server.storage });

it.each([true, false])(
  'a proof with two files is kept in object storage at once (with Idempotency-Key: %s)',
  async (hasKey) => {
    const { id } = await delivered();
    const more = hasKey ? { headers: { 'Idempotency-Key': randomUUID() } } : {};
    const { status, body } = await keep(id, proof({ id: randomUUID() }), [picture(), scan()], undefined, more);
    expect(status).toBe(201);
    const [{ files }] = body.data.documents;
    expect(await (await fileOf(id, files[1].id, shipper)).text()).toBe('%PDF-1.7 a proof');
  },
);
