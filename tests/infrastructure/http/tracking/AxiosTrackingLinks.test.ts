import { expect, it } from 'vitest';
import { AxiosTrackingLinks } from '../../../../src/infrastructure/http/tracking/AxiosTrackingLinks.ts';
import { trackingLinkFactory } from '../../../support/factories/trackingLinkFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const links = () => new AxiosTrackingLinks(line().http);
const live = trackingLinkFactory.build();
const ended = trackingLinkFactory.build({
  url: undefined,
  lastOpenedAt: undefined,
  expiresAt: '2026-01-08T08:00:00Z',
  status: 'expired',
});

it('reads the links of a shipment, without those that cannot be read', async () => {
  server.answers(odd.success([live, { ...live, status: 'lost' }, ended]));
  expect(await links().all('s1')).toEqual([live, ended]);
  expect(server.request.url).toBe('/v1/shipment/s1/tracking-links');
});

it('makes a link', async () => {
  server.answers(odd.success(live));
  expect(await links().make('s1', 'key-1')).toEqual(live);
  const { method, url, headers } = server.request;
  expect([method, url, headers['idempotency-key']]).toEqual(['POST', '/v1/shipment/s1/tracking-links', 'key-1']);
});

it('revokes a link', async () => {
  server.answers(odd.success(null));
  await links().revoke('s1', 'l1', 'key-2');
  const { method, url, headers } = server.request;
  expect([method, url, headers['idempotency-key']]).toEqual(['DELETE', '/v1/shipment/s1/tracking-links/l1', 'key-2']);
});
