import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { AxiosDocumentStore } from '../../../../src/infrastructure/http/papers/AxiosDocumentStore.ts';
import { documentFactory } from '../../../support/factories/documentFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const documentStore = () => {
  const service = { http: line().http, address: 'https://services.test' };
  return new AxiosDocumentStore(service, service);
};
const vehicle = { kind: 'vehicle', id: 'v-1' } as const;
const driver = { kind: 'driver', id: 'd/1' } as const;
const stored = documentFactory.build();
const pdf = new File(['%PDF-1.7 policy'], 'policy.pdf', { type: 'application/pdf' });

const upload = () => {
  const shares: number[] = [];
  const abort = new AbortController();
  return {
    shares,
    abort,
    idempotencyKey: 'key-1',
    signal: abort.signal,
    onProgress: (share: number) => void shares.push(share),
  };
};

describe('uploading a document', () => {
  it.each([
    [vehicle, '/api/v1/vehicle/v-1/media'],
    [driver, '/v1/drivers/d%2F1/documents'],
  ])('of %j posts a multipart form to %s', async (owner, url) => {
    server.answers(odd.success(stored));
    const document = { file: pdf, type: 'insurance', expiresOn: '2026-12-31' } as const;
    expect(await documentStore().add(owner, document, upload())).toEqual(stored);
    expect(server.request).toMatchObject({ method: 'POST', url });
    expect(server.request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.request.headers['idempotency-key']).toBe('key-1');
    expect(server.request.body).toContain('filename="policy.pdf"');
    expect(server.request.body).toContain('%PDF-1.7 policy');
    expect(server.request.body).toContain('name="expiresOn"\r\n\r\n2026-12-31');
    expect(server.request.body).not.toContain('issuedOn');
  });

  it('reports progress from 0 to 1', async () => {
    server.answers(odd.success(stored));
    const { shares, ...followed } = upload();
    await documentStore().add(vehicle, { file: pdf, type: 'insurance' }, followed);
    expect(shares.at(-1)).toBe(1);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('has a longer time limit than other writes', async () => {
    const slowly = (_: unknown, response: ServerResponse): void => {
      setTimeout(() => response.end(JSON.stringify({ code: 200, data: stored })), 150);
    };
    const service = { http: line({ read: 50, write: 50, file: 60_000 }).http, address: '' };
    server.answers(slowly);
    const patient = new AxiosDocumentStore(service, service);
    expect(await patient.add(vehicle, { file: pdf, type: 'insurance' }, upload())).toEqual(stored);
    expect(await troubleOf(patient.remove(vehicle, 'm-1'))).toMatchObject({ kind: 'unreachable' });
  });

  it('can be aborted', async () => {
    server.answers(odd.silence);
    const { abort, ...followed } = upload();
    const trouble = troubleOf(documentStore().add(vehicle, { file: pdf, type: 'insurance' }, followed));
    abort.abort();
    expect(await trouble).toEqual({ kind: 'aborted' });
  });

  it('passes on the message of a refusal', async () => {
    server.answers(odd.failure(415, { message: 'Choose a JPEG, PNG, WebP or PDF file.' }));
    expect(await troubleOf(documentStore().add(vehicle, { file: pdf, type: 'other' }, upload()))).toMatchObject({
      kind: 'refused',
      status: 415,
      message: 'Choose a JPEG, PNG, WebP or PDF file.',
    });
  });
});

describe('a stored document', () => {
  it.each([
    [vehicle, '/api/v1/vehicle/v-1/media/m-1'],
    [driver, '/v1/drivers/d%2F1/documents/m-1'],
  ])('of %j is at %s: it is opened unchanged, downloaded and deleted there', async (owner, url) => {
    server.answers(odd.text(200, 'not json at all', { 'Content-Type': 'image/png' }));
    const file = await documentStore().open(owner, 'm-1');
    expect(await file.text()).toBe('not json at all');
    expect(server.request).toMatchObject({ method: 'GET', url });
    expect(documentStore().addressOf(owner, 'm-1')).toBe(`https://services.test${url}`);

    server.answers(odd.success(null));
    await documentStore().remove(owner, 'm-1');
    expect(server.request).toMatchObject({ method: 'DELETE', url });
  });

  it('passes on the message when it does not exist', async () => {
    server.answers(odd.failure(404, { message: 'Not found.' }));
    expect(await troubleOf(documentStore().open(vehicle, 'm-1'))).toMatchObject({ status: 404, message: 'Not found.' });
  });
});
