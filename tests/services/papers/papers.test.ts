import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../../support/services/people.ts';
import { openYard, pdf } from '../vehicles/openYard.ts';

describe('the papers of a vehicle', async () => {
  const { world, added, kept, drop, read, papers } = await openYard();

  const furnish = async (ends: Readonly<Record<string, string | undefined>>) => {
    const { id } = await added();
    for (const [type, expiresOn] of Object.entries(ends)) {
      await kept(id, { type, file: pdf(), ...(expiresOn !== undefined && { expiresOn }) });
    }
    return id;
  };
  const complianceOf = async (id: string) => (await read(id)).body.data.compliance;
  const registration = undefined;
  const good = '2027-01-01';

  it.each([
    ['missing', {}],
    ['missing', { insurance: good, roadworthiness: good }],
    ['missing', { registration, roadworthiness: good }],
    ['missing', { registration, insurance: undefined, roadworthiness: good }],
    ['valid', { registration, insurance: good, roadworthiness: good }],
    ['valid', { registration: '2020-01-01', insurance: good, roadworthiness: good }],
    ['valid', { registration, insurance: good, roadworthiness: good, permit: '2020-01-01' }],
    ['valid', { registration, insurance: '2026-04-02', roadworthiness: good }],
    ['expiring', { registration, insurance: '2026-04-01', roadworthiness: good }],
    ['expiring', { registration, insurance: '2026-03-02', roadworthiness: good }],
    ['missing', { insurance: '2026-03-02', roadworthiness: good }],
    ['expired', { registration, insurance: good, roadworthiness: '2026-03-01' }],
    ['expired', { roadworthiness: '2026-03-01' }],
  ])('are %s with %j', async (compliance, ends) => {
    expect(await complianceOf(await furnish(ends))).toBe(compliance);
  });

  it('are judged by the newest of each type', async () => {
    const id = await furnish({ registration, insurance: '2026-03-01', roadworthiness: good });
    world.advance(1000);
    const newer = await kept(id, { type: 'insurance', file: pdf(), expiresOn: good });
    expect(await complianceOf(id)).toBe('valid');
    await drop(id, newer.id);
    expect(await complianceOf(id)).toBe('expired');
  });

  it('are listed while they need attention', async () => {
    const id = await furnish({ registration, insurance: '2026-03-05' });
    const mine = async () => {
      const { body } = await papers('?size=1000');
      return body.data.filter(({ subjectId }: { subjectId: string }) => subjectId === id);
    };
    const { fleetNo, plate } = (await read(id)).body.data;
    const paper = { subject: 'vehicle', subjectId: id, subjectName: fleetNo, subjectPlate: plate, trip: null };
    expect(await mine()).toEqual([
      { ...paper, type: 'roadworthiness', status: 'missing', expiresOn: null },
      { ...paper, type: 'insurance', status: 'expiring', expiresOn: '2026-03-05' },
    ]);
    world.advance(1000);
    await kept(id, { type: 'insurance', file: pdf(), expiresOn: good });
    await kept(id, { type: 'roadworthiness', file: pdf(), expiresOn: good });
    expect(await mine()).toEqual([]);
  });
});

describe('the list of papers', async () => {
  const { world, member, added, kept, papers, inDatabase } = await openYard();

  beforeAll(async () => {
    const first = (await added({ fleetNo: 'T-1' })).id;
    await kept(first, { type: 'registration', file: pdf() });
    await kept(first, { type: 'insurance', file: pdf(), expiresOn: '2026-02-01' });
    await kept(first, { type: 'roadworthiness', file: pdf(), expiresOn: '2026-03-20' });
    const second = (await added({ fleetNo: 'T-2' })).id;
    await kept(second, { type: 'insurance', file: pdf(), expiresOn: '2026-01-01' });
    await kept(second, { type: 'roadworthiness', file: pdf(), expiresOn: '2027-01-01' });
    await added({ fleetNo: 'somebody else' }, await addMember(world));
    const now = world.services.clock.now();
    const driver = {
      company_id: member.company,
      created_at: now,
      updated_at: now,
      language: 'en' as const,
      employment: 'employee' as const,
    };
    await inDatabase((tx) =>
      tx
        .insertInto('driver')
        .values([
          {
            ...driver,
            id: randomUUID(),
            name: 'Ioana',
            phone: '+40721111111',
            status: 'active' as const,
            cards: JSON.stringify([{ type: 'cpc', number: null, expiresOn: '2026-03-10' }]),
          },
          { ...driver, id: randomUUID(), name: 'Gone', phone: '+40722222222', status: 'left' as const },
        ])
        .execute(),
    );
  });

  const linesOf = async (query: string) =>
    (await papers(query)).body.data.map(
      ({ subjectName, type, status }: Record<string, string>) => `${subjectName} ${type} ${status}`,
    );
  const all = [
    'T-2 insurance expired',
    'T-1 insurance expired',
    expect.stringMatching(/(T-2 registration|Ioana licence) missing/),
    expect.stringMatching(/(T-2 registration|Ioana licence) missing/),
    'Ioana cpc expiring',
    'T-1 roadworthiness expiring',
  ];

  it('sorts papers of vehicles and drivers by urgency', async () => {
    const { body } = await papers();
    expect(body.paging).toEqual({ page: 0, size: 20, total: 6 });
    expect(await linesOf('')).toEqual(all);
  });

  it('is the same when read page by page', async () => {
    const pages = [];
    for (const page of [0, 1, 2, 3]) pages.push(...(await linesOf(`?size=2&page=${page}`)));
    expect(pages).toEqual(await linesOf(''));
  });

  it.each([
    ['?status=expired', ['T-2 insurance expired', 'T-1 insurance expired']],
    ['?status=missing&subject=vehicle', ['T-2 registration missing']],
    ['?subject=driver', ['Ioana licence missing', 'Ioana cpc expiring']],
    ['?type=insurance', ['T-2 insurance expired', 'T-1 insurance expired']],
    ['?q=t-2', ['T-2 insurance expired', 'T-2 registration missing']],
    ['?q=ioana&status=expiring', ['Ioana cpc expiring']],
    ['?q=0721%20111%20111', ['Ioana licence missing', 'Ioana cpc expiring']],
    ['?q=nobody', []],
  ])('answers %s', async (query, lines) => {
    expect(await linesOf(query)).toEqual(lines);
    expect((await papers(query)).body.paging?.total).toBe(lines.length);
  });

  it('has counts', async () => {
    expect((await papers('/counts')).body.data).toEqual({ expired: 2, missing: 2, expiring: 2 });
  });

  it.each(['?status=valid', '?subject=trailer', '?sort=type', '?type=visa', '?size=0'])('refuses %s', async (query) => {
    expect((await papers(query)).status).toBe(400);
  });
});
