import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openProofs, picture, proof, scan } from '../../support/services/openProofs.ts';

const proofs = await openProofs();
const { world, shipper, otherShipper, otherFleet, strangeFleet, fleet } = proofs;
const { call, assigned, delivered, keep, proven, fileOf, shipment, reject, tell } = proofs;

const counted = (came: number, short: number, damaged: number) => ({ packages: { delivered: came, short, damaged } });

const typesOf = ({ events }: { events: readonly { type: string }[] }) => events.map(({ type }) => type);

describe('a proof of delivery', () => {
  it('is told to both parties with its files, which both can open, and nobody else', async () => {
    const { id, version } = await delivered();
    const documentId = randomUUID();
    const said = { id: documentId, note: 'Left at gate 4', signature: 'M0 0L1000 400M5 5' };
    const answer = await keep(id, proof(said), [picture(), scan()]);
    expect(answer.status).toBe(201);
    const record = answer.body.data;
    expect(record).toMatchObject({ version: version + 1, flags: ['pod_to_verify'], lastEvent: { type: 'pod_added' } });
    expect(record.documents).toEqual([
      {
        id: documentId,
        type: 'pod',
        side: 'carrier',
        stop: 1,
        createdAt: expect.any(String),
        at: world.services.clock.now().toISOString(),
        recipient: 'Jana Novák',
        packages: { delivered: 24, short: 0, damaged: 0 },
        note: 'Left at gate 4',
        signature: 'M0 0L1000 400M5 5',
        standing: 'to_verify',
        rejected: null,
        files: [
          expect.objectContaining({ name: 'proof.png', mime: 'image/png' }),
          expect.objectContaining({ name: 'proof.pdf', mime: 'application/pdf' }),
        ],
      },
    ]);
    expect((await shipment(id, shipper)).documents).toEqual(record.documents);
    expect(record.events.at(-1)).toMatchObject({ id: documentId, type: 'pod_added', stop: 1, side: 'carrier' });
    const file = record.documents[0].files[1];
    const [forFleet, forShipper] = [await fileOf(id, file.id), await fileOf(id, file.id, shipper)];
    expect([await forFleet.text(), await forShipper.text()]).toEqual(['%PDF-1.7 a proof', '%PDF-1.7 a proof']);
    expect(forShipper.headers.get('Content-Security-Policy')).toContain('sandbox');
    const others = await Promise.all(
      [otherShipper, otherFleet, strangeFleet].map(async (who) => (await fileOf(id, file.id, who)).status),
    );
    expect(others).toEqual([404, 404, 404]);
    const { id: otherId } = await assigned();
    expect((await fileOf(otherId, file.id)).status).toBe(404);
  });

  it('is kept once, however often it is sent', async () => {
    const { id } = await delivered();
    const data = proof({ id: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 8 }, () => keep(id, data, [picture(), scan()])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { documents, events } = await shipment(id);
    expect(documents).toHaveLength(1);
    expect(documents[0].files).toHaveLength(2);
    expect(typesOf({ events }).filter((type) => type === 'pod_added')).toHaveLength(1);
    expect((await keep(id, data, [scan('something else')])).body.data.documents).toEqual(documents);
  });

  it('cannot take the id of something else, nor anybody else the id of it', async () => {
    const { id } = await delivered();
    const { documents } = await proven(id);
    const other = await keep(id, { id: documents[0].id, type: 'cmr' });
    expect(other.body.errors).toMatchObject([{ field: 'id', code: 'repeated' }]);
    const ofShipper = await keep(id, { id: documents[0].id, type: 'cmr' }, undefined, shipper);
    expect(ofShipper.body.errors).toMatchObject([{ field: 'id', code: 'repeated' }]);
    const note = await tell(id, { id: documents[0].id, type: 'note', data: { text: 'Hello' } });
    expect(note.body.errors).toMatchObject([{ field: 'id', code: 'repeated' }]);
  });

  it('raises an exception for what is short or damaged', async () => {
    const { id } = await delivered();
    const record = await proven(id, { packages: { delivered: 22, short: 2, damaged: 1 } });
    expect(record.flags).toEqual(['exception', 'pod_to_verify']);
    const exceptions = record.events.filter(({ type }: { type: string }) => type === 'exception');
    expect(exceptions.map(({ stop, data }: { stop: number; data: object }) => [stop, data])).toEqual([
      [1, { kind: 'shortage', proof: record.documents[0].id }],
      [1, { kind: 'damage', proof: record.documents[0].id }],
    ]);
  });

  it('takes the place of a rejected one, also for what is short or damaged', async () => {
    const { id } = await delivered();
    const first = await proven(id, counted(22, 2, 1));
    await reject(id, first.version);
    expect((await shipment(id)).flags).toContain('exception');
    const second = await proven(id, counted(23, 1, 0));
    expect(second.flags).toEqual(['exception', 'pod_to_verify']);
    await reject(id, second.version);
    expect((await proven(id)).flags).toEqual(['pod_to_verify']);
  });

  it('keeps counts as they are said, also those that do not add up to the order', async () => {
    const { id } = await delivered();
    const { documents } = await proven(id, counted(25, 0, 0));
    expect(documents).toMatchObject([counted(25, 0, 0)]);
  });

  it('is one for each delivery, and another follows once it was rejected; the history stays', async () => {
    const { id } = await delivered();
    const { version } = await proven(id);
    const second = await keep(id, proof({ recipient: 'Petr' }));
    expect([second.status, second.body.reason]).toEqual([409, 'so_already']);
    const rejected = (await reject(id, version, { note: 'Too dark' })).body.data;
    expect(rejected).toMatchObject({ flags: ['pod_missing', 'pod_rejected'], completesAt: null });
    const { documents } = await proven(id, { recipient: 'Petr' });
    expect(documents).toMatchObject([
      { recipient: 'Jana Novák', standing: 'rejected', rejected: { reason: 'unreadable', note: 'Too dark' } },
      { recipient: 'Petr', standing: 'to_verify', rejected: null },
    ]);
    expect((await fileOf(id, documents[0].files[0].id, shipper)).status).toBe(200);
  });

  it('may have been signed before the truck left, but not before it came', async () => {
    const { id, stops } = await delivered();
    const { arrivedAt } = stops[1].actual;
    const early = await keep(id, proof({ at: new Date(Date.parse(arrivedAt) - 60_000).toISOString() }));
    expect(early.body.errors).toMatchObject([{ field: 'at', code: 'before_previous' }]);
    expect((await keep(id, proof({ at: arrivedAt }))).status).toBe(201);
  });

  it.each([
    ['without a stop', { stop: null }, 'stop', 'required'],
    ['without who received it', { recipient: null }, 'recipient', 'required'],
    ['without packages', { packages: null }, 'packages', 'required'],
    ['of a pickup', { stop: 0 }, 'stop', 'wrong_stop'],
    ['of a stop that is not there', { stop: 7 }, 'stop', 'wrong_stop'],
    ['of half a package', { packages: { delivered: 0.5, short: 0, damaged: 0 } }, 'packages.delivered', 'not_whole'],
    ['from tomorrow', { at: '2030-01-01T00:00:00Z' }, 'at', 'in_future'],
    ['with a signature of curves', { signature: 'M0 0C1 1' }, 'signature', 'wrong_type'],
    ['with far too long a signature', { signature: `M0 0${'L1 1'.repeat(3_000)}` }, 'signature', 'too_long'],
    ['of an unknown type', { type: 'selfie' }, 'type', 'not_a_choice'],
    ['with what nobody knows', { sealed: true }, 'sealed', 'unknown_field'],
  ])('is refused %s', async (_, values, field, code) => {
    const { id } = await delivered();
    const { status, body } = await keep(id, proof(values));
    expect([status, body.errors?.map((error) => [error.field, error.code])]).toEqual([422, [[field, code]]]);
    expect((await shipment(id)).documents).toEqual([]);
  });

  it.each([
    ['no file', [], 422],
    ['six files', Array.from({ length: 6 }, () => scan()), 422],
    ['an empty file', [scan(), new File([], 'a.pdf')], 422],
    ['a program', [new File(['MZ'], 'proof.pdf')], 415],
    ['a good file and a bad one', [scan(), new File(['<svg/>'], 'proof.png')], 415],
  ])('is refused with %s, and nothing of it kept', async (_, files, status) => {
    const { id } = await delivered();
    expect((await keep(id, proof(), files)).status).toBe(status);
    expect((await shipment(id)).documents).toEqual([]);
  });

  it('is for the carrier to add, once all is delivered', async () => {
    const { id } = await delivered();
    const answer = await keep(id, proof(), undefined, shipper);
    expect([answer.status, answer.body.reason]).toEqual([409, 'not_allowed']);
    const early = await assigned();
    expect((await keep(early.id, proof())).body).toMatchObject({ code: 409, reason: 'wrong_status' });
    expect((await keep(early.id, proof(), undefined, otherFleet)).status).toBe(404);
  });
});

describe('another document', () => {
  it('is added by either party at any time, and says no more than its stop and a note', async () => {
    const { id } = await assigned();
    const [cmr, customs] = [randomUUID(), randomUUID()];
    expect((await keep(id, { id: cmr, type: 'cmr', stop: 0, note: 'Box 18' })).status).toBe(201);
    world.advance(1000);
    expect((await keep(id, { id: customs, type: 'customs' }, [scan()], shipper)).status).toBe(201);
    expect((await shipment(id)).documents).toMatchObject([
      { id: cmr, type: 'cmr', side: 'carrier', stop: 0, note: 'Box 18', standing: null, recipient: null },
      { id: customs, type: 'customs', side: 'shipper', stop: null, note: null, files: [{ name: 'proof.pdf' }] },
    ]);
    const { body } = await keep(id, { type: 'cmr', recipient: 'Jana' });
    expect(body.errors).toMatchObject([{ field: 'recipient', code: 'unknown_field' }]);
    const drawn = await keep(id, { type: 'cmr', signature: 'M0 0' });
    expect(drawn.body.errors).toMatchObject([{ field: 'signature', code: 'unknown_field' }]);
    expect((await keep(id, { type: 'cmr', stop: 4 })).body.errors).toMatchObject([{ field: 'stop' }]);
  });

  it('counts for the storage of whoever adds it, and not as a paper of any truck or driver', async () => {
    const { id, vehicleId } = await delivered();
    const before = (await call('/v1/papers/counts', fleet)).body.data;
    await proven(id);
    expect((await call('/v1/papers/counts', fleet)).body.data).toEqual(before);
    expect((await call(`/api/v1/vehicle/${vehicleId}`, fleet)).body.data.documents).not.toContainEqual(
      expect.objectContaining({ type: 'pod' }),
    );
    const media = new FormData();
    media.set('type', 'pod');
    media.set('file', scan());
    const { token, company } = fleet;
    const path = `/api/v1/vehicle/${vehicleId}/media`;
    expect((await world.call(path, { method: 'POST', body: media, token, company })).status).toBe(422);
  });
});
