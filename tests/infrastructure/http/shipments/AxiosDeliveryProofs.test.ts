import { describe, expect, it } from 'vitest';
import { AxiosDeliveryProofs } from '../../../../src/infrastructure/http/shipments/AxiosDeliveryProofs.ts';
import { proofFactory } from '../../../support/factories/proofFactory.ts';
import { shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { answeredShipment } from '../../../support/http/answeredShipment.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const proofs = () => new AxiosDeliveryProofs(line().http, 'https://shipments.test');
const shipment = shipmentFactory.build({ documents: [proofFactory.build()] });
const answers = () => server.answers(odd.success(answeredShipment(shipment)));
const body = (): unknown => JSON.parse(server.request.body);

describe('proofs of delivery', () => {
  it('are sent with what they say and all their files, and the shipment is read with its documents', async () => {
    answers();
    const facts = { recipient: 'Jana', delivered: 23, short: 1, damaged: 0, note: undefined, at: 0 };
    const files = ['one', 'two'].map((name) => new File([name], `${name}.pdf`, { type: 'application/pdf' }));
    const upload = { signal: new AbortController().signal, onProgress: () => {}, idempotencyKey: 'key-1' };
    expect(await proofs().add('s1', { id: 'proof-1', stop: 1, facts, files }, upload)).toEqual(shipment);
    const { url, body: sent } = server.request;
    expect(url).toBe('/v1/shipment/s1/documents');
    const told =
      '{"id":"proof-1","type":"pod","stop":1,"recipient":"Jana","packages":{"delivered":23,"short":1,"damaged":0},';
    expect(sent).toContain(`${told}"note":null,"at":"1970-01-01T00:00:00.000Z","signature":null}`);
    expect(sent.match(/name="file"; filename="(?:one|two)\.pdf"/g)).toHaveLength(2);
  });

  it('that are refused for their counts name the fields of the form', async () => {
    const errors = [{ field: 'packages.short', message: 'too many', code: 'more_than_ordered', limits: { most: 23 } }];
    server.answers(odd.failure(422, { errors }));
    const facts = { recipient: 'Jana', delivered: 23, short: 1, damaged: 0, note: undefined, at: 0 };
    const upload = { signal: new AbortController().signal, onProgress: () => {}, idempotencyKey: 'key-1' };
    const sent = proofs().add('s1', { id: 'proof-1', stop: 1, facts, files: [] }, upload);
    await expect(sent).rejects.toMatchObject({ trouble: { errors: [{ field: 'short', code: 'more_than_ordered' }] } });
  });

  it('are verified in the version that was seen', async () => {
    answers();
    await proofs().verify('s1', 4, 'key-2');
    expect([server.request.url, body()]).toEqual(['/v1/shipment/s1/verify', { version: 4 }]);
  });

  it('are rejected each for a reason', async () => {
    answers();
    await proofs().reject('s1', 4, { stop: 1, reason: 'unreadable', note: undefined }, 'key-3');
    const sent = { version: 4, reason: 'unreadable', stop: 1, note: null };
    expect([server.request.url, body()]).toEqual(['/v1/shipment/s1/reject-pod', sent]);
  });

  it('have files that are opened and downloaded', async () => {
    server.answers(odd.text(200, 'a file', { 'Content-Type': 'application/pdf' }));
    expect(await (await proofs().open('s1', 'f/1')).text()).toBe('a file');
    expect(server.request.url).toBe('/v1/shipment/s1/documents/f%2F1');
    expect(proofs().addressOf('s1', 'f/1')).toBe('https://shipments.test/v1/shipment/s1/documents/f%2F1');
  });
});
