import { beforeAll, describe, expect, it } from 'vitest';
import { openFleet } from '../drivers/openFleet.ts';

const { world, invited, list, codeOf } = await openFleet();

/** The initials of the names on a page. */
const names = async (query: string) => {
  const { body } = await list(query);
  return body.data.map(({ name }: { name: string }) => name.charAt(0));
};

describe('the list', () => {
  beforeAll(async () => {
    for (const [name, contact] of [
      ['Åsa Sjöberg', { email: 'asa@truckers.test' }],
      ['bartosz 100% Nowak', { phone: '+48601000001' }],
      ['Carmen_Muñoz', { phone: '+34601000002', email: 'carmen@truckers.test' }],
      ['Dimitri', { phone: '+30690000003' }],
    ] as const) {
      await invited({ name, ...contact });
      world.advance(1000);
    }
  });
  it.each([
    ['', ['D', 'C', 'b', 'Å']],
    ['?sort=createdAt', ['Å', 'b', 'C', 'D']],
    ['?sort=-createdAt&size=3&page=1', ['Å']],
    ['?sort=-name&size=2', expect.arrayContaining(['D'])],
    ['?sort=expiresAt&size=1', ['Å']],
    ['?sort=-lastSentAt&size=1', ['D']],
    ['?sort=contact', ['D', 'b', 'Å', 'C']],
    ['?sort=-contact&size=2', ['C', 'Å']],
    ['?from=2026-03-02T08:00:01Z&to=2026-03-02T10:00:02%2B02:00', ['C', 'b']],
    ['?from=2026-03-02T08:00:02.001Z', ['D']],
    ['?to=2026-03-02T07:59:59.999Z', []],
    ['?to=2026-03-02T08:00:00.000Z', ['Å']],
    ['?q=CARMEN@', ['C']],
    ['?q=%2B48601', ['b']],
    ['?q=%2B48%20601%20000', ['b']],
    ['?q=0601-000', ['C', 'b']],
    ['?q=100%25', ['b']],
    ['?q=n_m', ['C']],
    ['?q=%25', ['b']],
    ['?q=nobody', []],
    ['?status=pending&size=1', ['D']],
    ['?status=accepted', []],
    ['?page=99', []],
  ])('answers %j with %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('returns page, size and total', async () => {
    expect((await list('?size=3&page=1&q=truckers')).body.paging).toEqual({ page: 1, size: 3, total: 2 });
  });

  it('caps the page size at 1000', async () => {
    expect((await list('?size=999999')).body.paging?.size).toBe(1000);
  });

  it.each([
    '?page=-1',
    '?page=x',
    '?size=0',
    '?size=1e3',
    '?sort=code',
    '?sort=name;drop',
    '?status=gone',
    '?page=0&page=1',
    '?code=x',
    '?q=%00',
    '?from=yesterday',
    '?to=2026-03-02',
    '?to=2026-02-30T08:00:00Z',
    '?to=2026-03-02T08:00:00%2B01',
    '?from=0000-01-01T00:00:00Z',
  ])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('shows no code', async () => {
    const code = await codeOf((await invited()).id);
    expect((await list('?size=1000')).text).not.toContain(code);
  });
});
