import { describe, expect, it } from 'vitest';
import { AxiosCarrierLists } from '../../../../src/infrastructure/http/carriers/AxiosCarrierLists.ts';
import { AxiosCarrierRegister } from '../../../../src/infrastructure/http/carriers/AxiosCarrierRegister.ts';
import { carrierFactory } from '../../../support/factories/carrierFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';

const { server, line } = openLine();
const register = () => new AxiosCarrierRegister(line().http);
const lists = () => new AxiosCarrierLists(line().http);
const body = (): unknown => JSON.parse(server.request.body);
const carrier = carrierFactory.build({ note: 'Ask for Ines', lists: [{ id: 'l1', name: 'Cold chain' }] });
const list = { id: 'l1', version: 3, name: 'Cold chain', carriers: [{ id: 'c1', name: 'Alder', blocked: false }] };

describe('the carriers of a shipper', () => {
  it('are requested by view, without those that cannot be read', async () => {
    const rows = [carrier, { ...carrier, scorecard: 'good' }];
    server.answers(odd.body({ code: 200, data: rows, paging: { page: 0, size: 25, total: 2 } }));
    const view = { page: 0, size: 25, sort: '-completed', q: 'al', filters: { list: 'l1', colour: 'red' } };
    expect(await register().list(view)).toMatchObject({ rows: [carrier], total: 2 });
    expect(server.request.url).toBe('/v1/carriers?page=0&size=25&sort=-completed&q=al&list=l1');
  });

  it('are read by id', async () => {
    server.answers(odd.success(carrier));
    expect(await register().read('c1')).toEqual(carrier);
    expect(server.request.url).toBe('/v1/carriers/c1');
  });

  it('tell which open requests ask one of them alone', async () => {
    const alone = { id: 'r1', reference: 'SR-2026-000004' };
    server.answers(odd.success([alone, { ...alone, reference: 7 }]));
    expect(await register().soleRequests('c1')).toEqual([alone]);
    expect(server.request.url).toBe('/v1/carriers/c1/sole-requests');
  });

  it.each([
    [{ blocked: true }, { blocked: true }],
    [{ favourite: false }, { favourite: false }],
    [{ note: undefined }, { note: null }],
  ])('are sent %j as %j', async (change, sent) => {
    server.answers(odd.success(carrier));
    expect(await register().change('c1', change, 'key-1')).toEqual(carrier);
    expect([server.request.url, body()]).toEqual(['/v1/carriers/c1', sent]);
  });
});

describe('lists of carriers', () => {
  const entry = { name: 'Cold chain', carriers: ['c1'] };

  it('are read with their members', async () => {
    server.answers(odd.success([list, { ...list, carriers: 7 }]));
    expect(await lists().all()).toEqual([list]);
  });

  it('are added', async () => {
    server.answers(odd.success(list));
    expect(await lists().add(entry, 'key-1')).toEqual(list);
    expect([server.request.url, body()]).toEqual(['/v1/carrier-lists', entry]);
  });

  it('are changed with the version that was read', async () => {
    server.answers(odd.success(list));
    await lists().change('l1', 3, entry, 'key-2');
    expect([server.request.url, body()]).toEqual(['/v1/carrier-lists/l1', { ...entry, version: 3 }]);
  });

  it('are deleted with the version that was read', async () => {
    server.answers(odd.success(null));
    await lists().remove('l1', 3, 'key-3');
    expect(server.request.url).toBe('/v1/carrier-lists/l1?version=3');
  });
});
