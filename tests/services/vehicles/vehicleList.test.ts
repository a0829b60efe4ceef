import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../../support/services/people.ts';
import { openYard, pdf } from './openYard.ts';
import { vehicleSorts } from '../../../services/vehicles/listVehicles.ts';

const yard = await openYard();
const { world, added, list, keep, force } = yard;

const fleet = [
  { fleetNo: 'b 2', plate: 'M-AA 1', make: 'volvo', odometerKm: 300, vin: '1HGCM82633A004352' },
  { fleetNo: 'A 10', plate: 'B-ZZ 9', make: 'DAF', odometerKm: 100, kind: 'rigid', bodyType: 'box' },
  { fleetNo: 'C_3%', plate: 'C-QQ 5', make: 'Volvo', odometerKm: 200, bodyType: 'flatbed' },
  { fleetNo: 'a 9', plate: 'A-XX 3', make: 'MAN', odometerKm: 400, kind: 'rigid' },
];

const furnish = async (id: string, insurance: string, roadworthiness: string) => {
  await keep(id, { type: 'registration', file: pdf() });
  await keep(id, { type: 'insurance', file: pdf(), expiresOn: insurance });
  await keep(id, { type: 'roadworthiness', file: pdf(), expiresOn: roadworthiness });
};

beforeAll(async () => {
  const ids: string[] = [];
  for (const each of fleet) {
    ids.push((await added(each)).id);
    world.advance(1000);
  }
  const [first = '', second = '', third = ''] = ids;
  await furnish(first, '2027-01-01', '2026-06-01');
  await furnish(second, '2026-03-20', '2027-01-01');
  await furnish(third, '2026-03-01', '2027-01-01');
  await force(third, 'maintenance');
  await added({ fleetNo: 'somebody else' }, await addMember(world));
});

const found = async (query: string) => {
  const { status, body } = await list(query);
  return { status, numbers: body.data.map(({ fleetNo }: { fleetNo: string }) => fleetNo), total: body.paging?.total };
};

describe('the list of vehicles', () => {
  it.each([
    ['', ['A 10', 'a 9', 'b 2', 'C_3%']],
    ['?sort=-fleetNo', ['C_3%', 'b 2', 'a 9', 'A 10']],
    ['?sort=plate', ['a 9', 'A 10', 'C_3%', 'b 2']],
    ['?sort=-odometerKm', ['a 9', 'b 2', 'C_3%', 'A 10']],
    ['?sort=createdAt', ['b 2', 'A 10', 'C_3%', 'a 9']],
    ['?sort=papersUntil', ['C_3%', 'A 10', 'b 2', 'a 9']],
    ['?q=a+9', ['a 9']],
    ['?q=b-zz', ['A 10']],
    ['?q=maa1', ['b 2']],
    ['?q=Q+Q%C2%A05', ['C_3%']],
    ['?q=-', ['A 10', 'a 9', 'b 2', 'C_3%']],
    ['?q=VOLVO', ['b 2', 'C_3%']],
    ['?q=1hgcm', ['b 2']],
    ['?q=_3%25', ['C_3%']],
    ['?q=nothing', []],
    ['?kind=rigid', ['A 10', 'a 9']],
    ['?unit=truck', ['A 10', 'a 9']],
    ['?unit=trailer&status=available', ['b 2']],
    ['?bodyType=flatbed', ['C_3%']],
    ['?status=maintenance', ['C_3%']],
    ['?status=available&kind=rigid&q=man', ['a 9']],
    ['?compliance=valid', ['b 2']],
    ['?compliance=expiring', ['A 10']],
    ['?compliance=expired', ['C_3%']],
    ['?compliance=missing', ['a 9']],
  ])('answers %j', async (query, numbers) => {
    expect(await found(query)).toEqual({ status: 200, numbers, total: numbers.length });
  });

  it.each(['vin', '-vin'])('has those without a value last, by %s', async (sort) => {
    expect((await found(`?sort=${sort}`)).numbers[0]).toBe('b 2');
  });

  it.each(Object.keys(vehicleSorts).flatMap((by) => [by, `-${by}`]))(
    'has every vehicle once, page by page, by %s',
    async (sort) => {
      const whole = (await found(`?sort=${sort}`)).numbers;
      const pages = [];
      for (const page of [0, 1, 2, 3, 4]) pages.push(...(await found(`?sort=${sort}&size=1&page=${page}`)).numbers);
      expect(pages).toEqual(whole);
    },
  );

  it('is counted by status, and by trucks that are free, without other companies’ vehicles', async () => {
    expect(await list('/counts')).toMatchObject({
      status: 200,
      body: {
        data: { available: 3, assigned: 0, in_use: 0, maintenance: 1, out_of_service: 0, retired: 0, freeTrucks: 2 },
      },
    });
  });

  it('includes each vehicle’s compliance and photo, but no documents', async () => {
    const { body } = await list();
    expect(body.data.map(({ compliance }: { compliance: string }) => compliance)).toEqual([
      'expiring',
      'missing',
      'valid',
      'expired',
    ]);
    expect(body.data[0]).not.toHaveProperty('documents');
  });

  it.each(['?sort=search', '?status=lost', '?size=0', '?page=-1', '?colour=red', '?q=a&q=b', '?compliance=maybe'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});
