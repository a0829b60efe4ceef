import { expect, it } from 'vitest';
import { parseRequest } from '../../../../src/domain/request/parseRequest.ts';
import { requestDraft } from '../../../../src/domain/request/requestDraft.ts';
import { AxiosRequestTemplates } from '../../../../src/infrastructure/http/requests/AxiosRequestTemplates.ts';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { templateFactory } from '../../../support/factories/templateFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { onTheWire } from '../../../support/http/onTheWire.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const templates = () => new AxiosRequestTemplates(line().http);
const template = templateFactory.build({ id: 't1', name: 'Weekly' });

const sent = Object.assign({}, onTheWire(template));

it('templates are read, without those that cannot be', async () => {
  server.answers(odd.success([sent, { ...sent, cargo: 7 }]));
  expect(await templates().all()).toEqual([template]);
  expect(server.request.url).toBe('/v1/request-templates');
});

it('a template is added under its name', async () => {
  server.answers(odd.success(sent));
  const read = parseRequest(requestDraft(requestFactory.build()), { now: Date.UTC(2026, 0, 5, 9), way: 'keep' });
  if (!read.ok) throw new Error('The factory builds a request that cannot be kept.');
  expect(await templates().add('Weekly', read.value, 'key-1')).toEqual(template);
  expect(server.request).toMatchObject({ method: 'POST', url: '/v1/request-templates' });
  expect(server.request.headers['idempotency-key']).toBe('key-1');
  expect(JSON.parse(server.request.body)).toMatchObject({
    name: 'Weekly',
    pricing: { target: { amountMinor: 125_000, currency: 'EUR' } },
  });
});

it('a template is deleted by its id', async () => {
  server.answers(odd.success(null));
  await templates().remove('t1', 'key-2');
  expect(server.request).toMatchObject({ method: 'DELETE', url: '/v1/request-templates/t1' });
});
