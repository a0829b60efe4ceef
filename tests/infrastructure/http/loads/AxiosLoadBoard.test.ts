import { expect, it } from 'vitest';
import { AxiosLoadBoard } from '../../../../src/infrastructure/http/loads/AxiosLoadBoard.ts';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const board = () => new AxiosLoadBoard(line().http);
const load = loadFactory.build();
const offered = loadFactory.build({
  pricing: { model: 'bid', currency: 'EUR', target: undefined },
  ownOffer: {
    id: 'o1',
    version: 2,
    status: 'submitted',
    outdated: false,
    amount: { amountMinor: 125_000, currency: 'EUR' },
    validUntil: '2026-01-06T16:00:00Z',
    counter: undefined,
  },
});

it('loads are requested by view, without those that cannot be read', async () => {
  const rows = [load, { ...load, km: 'far' }, offered];
  server.answers(odd.body({ code: 200, data: rows, paging: { page: 1, size: 25, total: 28 } }));
  const filters = { bodyType: 'box', adr: 'false', from: '2026-01-07' };
  const page = await board().list({ page: 1, size: 25, sort: 'pricePerKm', q: ' lyon ', filters });
  expect(page).toEqual({ rows: [load, offered], page: 1, size: 25, total: 28 });
  expect(server.request.url).toBe(
    '/v1/loads?page=1&size=25&sort=pricePerKm&q=lyon&bodyType=box&adr=false&from=2026-01-07',
  );
});

it('a load is read, with null as nothing', async () => {
  server.answers(odd.success(offered));
  expect(await board().read('a/b')).toEqual(offered);
  expect(server.request.url).toBe('/v1/loads/a%2Fb');
});

it('trucks that fit are counted exactly unless the answer says otherwise', async () => {
  const { isAtLeast: _, ...fits } = load.fits;
  server.answers(odd.success({ ...load, fits }));
  expect((await board().read('l1')).fits.isAtLeast).toBe(false);
  server.answers(odd.success({ ...load, fits: { ...fits, isAtLeast: true } }));
  expect((await board().read('l1')).fits.isAtLeast).toBe(true);
});

it('a load that somebody else took is refused as gone', async () => {
  server.answers(odd.failure(404));
  expect(await troubleOf(board().read('l1'))).toMatchObject({ kind: 'refused', status: 404 });
});

it.each([
  ['No way back', 'No way back'],
  [undefined, null],
])('a load is declined with its reason and the words %s, sent as %s', async (text, sent) => {
  server.answers(odd.success(null));
  await board().decline('l1', { reason: 'lane', text }, 'a-key');
  expect(server.request).toMatchObject({
    method: 'POST',
    url: '/v1/loads/l1/decline',
    headers: { 'idempotency-key': 'a-key' },
  });
  expect(JSON.parse(server.request.body)).toEqual({ reason: 'lane', text: sent });
});

it.each([
  [true, 'PUT'],
  [false, 'DELETE'],
])('whether a load is watched, %s, is told by %s', async (isWatched, method) => {
  server.answers(odd.success(null));
  await board().watch('l1', isWatched, 'a-key');
  expect(server.request).toMatchObject({ method, url: '/v1/loads/l1/watch', headers: { 'idempotency-key': 'a-key' } });
});
