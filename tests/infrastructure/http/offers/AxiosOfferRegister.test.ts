import { describe, expect, it } from 'vitest';
import type { OfferEntry } from '../../../../src/domain/offer/readOffer.ts';
import { AxiosOfferRegister } from '../../../../src/infrastructure/http/offers/AxiosOfferRegister.ts';
import { offerFactory } from '../../../support/factories/offerFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const register = () => new AxiosOfferRegister(line().http);
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const bare = offerFactory.build({ load: undefined });
const full = offerFactory.build({
  status: 'countered',
  outdated: true,
  changes: ['stops'],
  pickupAt: '2026-01-07T06:00:00.000Z',
  counter: { amount: euro(115_000), validUntil: '2026-01-05T12:00:00.000Z' },
  message: 'Loading ramp needed.',
  standBy: true,
  trail: [{ amount: euro(130_000), by: 'shipper', at: '2026-01-05T07:00:00.000Z' }],
  verdict: { fits: false, reasons: [{ code: 'payload', severity: 'block', of: 'vehicle', has: 8_000, needs: 9_500 }] },
  closedReason: 'price',
  vehicleId: '00000000-0000-4000-a000-000000000001',
  trailerId: '00000000-0000-4000-a000-000000000002',
  driverId: '00000000-0000-4000-a000-000000000003',
});
const shipment = {
  id: 's1',
  reference: 'SH-1',
  carrier: { id: 'c1', name: 'Harbour Haulage' },
  price: euro(118_000),
};
const entry: OfferEntry = {
  amount: euro(125_000),
  validUntil: '2026-01-06T16:00:00.000Z',
  vehicleId: 'v1',
  trailerId: 't1',
  driverId: 'd1',
  pickupAt: '2026-01-07T06:00:00.000Z',
  message: 'Loading ramp needed.',
  standBy: true,
};
const nothing = { vehicleId: undefined, trailerId: undefined, driverId: undefined, pickupAt: undefined };
const body = (): unknown => JSON.parse(server.request.body);

describe('the offers of a fleet', () => {
  it('are requested by view, without those that cannot be read', async () => {
    const rows = [full, { ...bare, status: 'lost' }, { ...bare, amount: 7 }, bare];
    server.answers(odd.body({ code: 200, data: rows, paging: { page: 0, size: 25, total: 4 } }));
    const filters = { status: 'countered' };
    const page = await register().list({ page: 0, size: 25, sort: 'validUntil', q: '', filters });
    expect(page).toEqual({ rows: [full, bare], page: 0, size: 25, total: 4 });
    expect(server.request.url).toBe('/v1/offers?page=0&size=25&sort=validUntil&status=countered');
  });

  it('are counted by status', async () => {
    const counts = { submitted: 1, countered: 2, accepted: 3, rejected: 4, withdrawn: 5, expired: 6 };
    server.answers(odd.success(counts));
    expect(await register().count()).toEqual(counts);
    expect(server.request.url).toBe('/v1/offers/counts');
  });

  it('are read one by one, with null as nothing', async () => {
    server.answers(odd.success(full), odd.success(bare));
    expect([await register().read('a/b'), await register().read('o2')]).toEqual([full, bare]);
    expect(server.requests.map(({ url }) => url)).toEqual(['/v1/offers/a%2Fb', '/v1/offers/o2']);
  });
});

describe('an offer', () => {
  it('is made for a load, with its idempotency key', async () => {
    server.answers(odd.success(full));
    expect(await register().submit('l1', entry, 'a-key', 3)).toEqual(full);
    expect(server.request).toMatchObject({
      method: 'POST',
      url: '/v1/loads/l1/offers',
      headers: { 'idempotency-key': 'a-key' },
    });
    expect(body()).toEqual({ ...entry, termsVersion: 3 });
  });

  it('is sent with null for what was not said', async () => {
    server.answers(odd.success(bare));
    await register().submit('l1', { ...entry, ...nothing, message: undefined, standBy: false }, 'a-key');
    const { amount, validUntil } = entry;
    const empty = { vehicleId: null, trailerId: null, driverId: null, pickupAt: null, message: null };
    expect(body()).toEqual({ amount, validUntil, ...empty, standBy: false, termsVersion: null });
  });

  it('is changed over the version that was seen', async () => {
    server.answers(odd.success(full));
    expect(await register().revise('o1', 3, entry, 'a-key')).toEqual(full);
    expect(server.request).toMatchObject({ method: 'PUT', url: '/v1/offers/o1' });
    expect(body()).toEqual({ ...entry, version: 3 });
  });

  it.each([
    ['sent', () => register().submit('l1', entry, 'a-key')],
    ['changed', () => register().revise('o1', 3, entry, 'a-key')],
  ])('refused when it is %s names the amount as the form does', async (_, send) => {
    const wrong = { message: 'is out of range', code: 'out_of_range' };
    const fields = ['amount.amountMinor', 'amount.currency', 'validUntil'];
    server.answers(odd.failure(422, { errors: fields.map((field) => ({ field, ...wrong })) }));
    expect(await troubleOf(send())).toMatchObject({
      status: 422,
      errors: [{ field: 'amount' }, { field: 'amount' }, { field: 'validUntil', ...wrong }],
    });
  });

  it.each(['withdraw', 'confirm'] as const)('moves by %s over the version that was seen', async (move) => {
    server.answers(odd.success(bare));
    expect(await register().move('o1', 3, move, 'a-key')).toEqual(bare);
    expect(server.request).toMatchObject({ method: 'POST', url: `/v1/offers/o1/${move}` });
    expect(body()).toEqual({ version: 3 });
  });
});

describe('an award', () => {
  it('is made by accepting a counter-offer, and answers with the shipment', async () => {
    server.answers(odd.success({ ...shipment, km: 900 }));
    expect(await register().accept('o1', 3, 'a-key')).toEqual(shipment);
    expect(server.request).toMatchObject({
      method: 'POST',
      url: '/v1/offers/o1/accept',
      headers: { 'idempotency-key': 'a-key' },
    });
    expect(body()).toEqual({ version: 3 });
  });

  it.each([
    ['t1', 't1'],
    [undefined, null],
  ])('is made by booking a load with the trailer %s, sent as %s', async (trailerId, sent) => {
    server.answers(odd.success(shipment));
    const amount = { amountMinor: 96_000, currency: 'EUR' };
    const chosen = { vehicleId: 'v1', trailerId, driverId: 'd1', amount, termsVersion: 0 };
    expect(await register().book('l1', chosen, 'a-key')).toEqual(shipment);
    expect(server.request).toMatchObject({ method: 'POST', url: '/v1/loads/l1/book' });
    expect(body()).toEqual({ vehicleId: 'v1', trailerId: sent, driverId: 'd1', amount, termsVersion: 0 });
  });

  it('that came too late tells why', async () => {
    server.answers(odd.failure(409, { reason: 'already_awarded' }));
    const trouble = await troubleOf(register().accept('o1', 3, 'a-key'));
    expect(trouble).toMatchObject({ status: 409, reason: 'already_awarded' });
  });
});
