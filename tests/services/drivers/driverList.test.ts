import { beforeAll, describe, expect, it } from 'vitest';
import { openDrivers } from './openDrivers.ts';

const { world, draft, add, list, move } = await openDrivers();
const licence = (expiresOn: string) => ({
  number: 'L-4711',
  country: 'DE',
  categories: ['CE'],
  issuedOn: '2020-01-01',
  expiresOn,
});

/** The initials of the names on a page. */
const names = async (query: string) => {
  const { body } = await list(query);
  return body.data.map(({ name }: { name: string }) => name.charAt(0));
};

describe('the list', () => {
  beforeAll(async () => {
    for (const traits of [
      { name: 'anna Kowalczyk', licence: licence('2028-01-01'), employment: 'contractor' },
      { name: 'Bea 100%', licence: licence('2026-03-20'), email: 'bea@truckers.test' },
      { name: 'Carl_Müller', licence: licence('2026-02-01') },
      { name: 'Dimitri' },
      { name: 'Eva', licence: licence('2028-01-01'), cards: [{ type: 'adr', expiresOn: '2026-03-01' }] },
    ]) {
      const { body } = await add(draft(traits));
      if (body.data.name === 'Dimitri') await move(body.data.id, 'on_leave', 1);
      world.advance(1000);
    }
  });

  it.each([
    ['', ['a', 'B', 'C', 'D', 'E']],
    ['?sort=-name&size=2', ['E', 'D']],
    ['?sort=-createdAt&size=2&page=1', ['C', 'B']],
    ['?sort=papersUntil', ['C', 'E', 'B', 'a', 'D']],
    ['?sort=-papersUntil', ['a', 'B', 'E', 'C', 'D']],
    ['?sort=licence.expiresOn&size=2', ['C', 'B']],
    ['?sort=-cards.adr.expiresOn&size=1', ['E']],
    ['?sort=email&size=1', ['B']],
    ['?status=on_leave', ['D']],
    ['?status=left', []],
    ['?employment=contractor', ['a']],
    ['?compliance=valid', ['a']],
    ['?compliance=expiring', ['B']],
    ['?compliance=missing', ['D']],
    ['?compliance=expired', ['C', 'E']],
    ['?compliance=expired&q=eva', ['E']],
    ['?q=BEA@', ['B']],
    ['?q=%25', ['B']],
    ['?q=l_m', ['C']],
    ['?q=muller', ['C']],
    ['?q=CARL_M%C3%9CLLER', ['C']],
    ['?q=carl_mu%CC%88ller', ['C']],
    ['?q=kowalczyk%20anna', ['a']],
    ['?q=anna%20M%C3%BCller', []],
    ['?q=bea%20%25', ['B']],
    ['?q=l-4711&size=1', ['a']],
    ['?page=99', []],
  ])('answers %j with %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('is counted by status', async () => {
    expect(await list('/counts')).toMatchObject({
      status: 200,
      body: { data: { invited: 0, active: 4, on_leave: 1, suspended: 0, left: 0 } },
    });
  });

  it('returns page, size and total', async () => {
    expect((await list('?size=2&page=1&compliance=expired')).body.paging).toEqual({ page: 1, size: 2, total: 2 });
  });

  it.each(['?sort=search', '?status=gone', '?employment=x', '?compliance=x', '?q=a&q=b', '?phone=1'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});
