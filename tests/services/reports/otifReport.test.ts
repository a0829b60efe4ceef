import { beforeAll, describe, expect, it } from 'vitest';
import { openProofs } from '../../support/services/openProofs.ts';

const { fleet, shipper, delivered, proven, verify, reject, call, world } = await openProofs();

const always = 'from=2026-11-20&to=2026-11-30&size=100';

let [full, short, unverified, refused] = ['', '', '', ''];

const report = async (query = '', who = fleet) => (await call(`/v1/reports/otif?${always}${query}`, who)).body.data;

/** All that was ordered. */
const all = { delivered: 24, short: 0, damaged: 0 };

const accepted = async (packages: object) => {
  const { id } = await delivered();
  const { version } = await proven(id, { packages });
  const { status, text } = await verify(id, version);
  if (status !== 200) throw new Error(text);
  return id;
};

const awaiting = async () => {
  const { id } = await delivered();
  return await proven(id);
};

beforeAll(async () => {
  full = await accepted(all);
  short = await accepted({ delivered: 22, short: 2, damaged: 1 });
  unverified = (await awaiting()).id;
  const made = await awaiting();
  refused = made.id;
  await reject(refused, made.version);
});

describe('the report on deliveries on time and in full', () => {
  it('counts what is accepted, by what the last proof counted', async () => {
    const { figures, outcomes, rows } = await report();
    expect(figures.map(({ code, count, n }: { code: string; count: number; n: number }) => [code, count, n])).toEqual([
      ['otif', 1, 2],
      ['shipments_on_time', 2, 2],
      ['in_full', 1, 2],
      ['packages_delivered', 46, 48],
      ['by_a_person', 2, 2],
    ]);
    expect(outcomes).toEqual([
      { outcome: 'on_time_in_full', n: 1, isCounted: true },
      { outcome: 'on_time_not_full', n: 1, isCounted: true },
      { outcome: 'to_verify', n: 1, isCounted: false },
      { outcome: 'rejected', n: 1, isCounted: false },
    ]);
    const byId = new Map(rows.map((row: { record: { id: string } }) => [row.record.id, row]));
    expect(byId.get(full)).toMatchObject({ packages: { ordered: 24, delivered: 24, damaged: 0 } });
    expect(byId.get(short)).toMatchObject({ packages: { ordered: 24, delivered: 22, damaged: 1 } });
    expect(byId.get(unverified)).toMatchObject({ outcome: 'to_verify' });
    expect(byId.get(refused)).toMatchObject({ outcome: 'rejected' });
  });

  it('is the same for both, and nothing of it is for others', async () => {
    const [ours, theirs] = [await report(), await report('', shipper)];
    expect(theirs.figures).toEqual(ours.figures);
    expect(theirs.groups).toMatchObject([{ id: fleet.company, name: 'Harbour Haulage' }]);
  });

  it('takes the grace that is asked for, and no split it does not have', async () => {
    expect((await report('&grace=0')).figures[0]).toMatchObject({ count: 1, n: 2 });
    expect((await call(`/v1/reports/otif?${always}&by=place`, fleet)).status).toBe(400);
    expect((await call(`/v1/reports/otif?${always}&overdue=counted`, fleet)).status).toBe(400);
  });

  it('has its packages in the CSV', async () => {
    const { token, company } = fleet;
    const csv = await (
      await world.request(`/v1/reports/otif.csv?from=2026-11-20&to=2026-11-30`, { token, company })
    ).text();
    const [, table = ''] = csv.split('\r\n\r\n');
    expect(table.split('\r\n')[0]).toContain('Packages ordered,Packages delivered,Packages damaged,Outcome');
    expect(table).toContain(',24,22,1,on_time_not_full');
  });
});
