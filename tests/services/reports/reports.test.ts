import { beforeAll, describe, expect, it } from 'vitest';
import { openProofs } from '../../support/services/openProofs.ts';
import { tokenOf } from '../../support/services/people.ts';

const proofs = await openProofs();
const { world, assigned, tell, write, call } = proofs;

const minute = 60_000;
/** The end of the window at the first stop of all trips. */
const due = Date.parse('2026-11-25T12:00:00+01:00');
const afterDue = (minutes: number) => new Date(due + minutes * minute).toISOString();

/** All that happens here is in these days. */
const always = 'from=2026-11-20&to=2026-11-30&size=1000';

interface Row {
  readonly record: { readonly id: string };
  readonly outcome: string;
}

let people: Pick<typeof proofs, 'shipper' | 'fleet'> = proofs;
let [punctual, corrected, canceled, awaited] = ['', '', '', ''];
const lateArrival = crypto.randomUUID();

const report = (query: string, who = people.fleet) => call(`/v1/reports/on_time?${query}`, who);

const totalOf = async (from: string, to: string) => (await report(`from=${from}&to=${to}`)).body.paging?.total;

const rowsOf = async (query: string): Promise<readonly Row[]> => (await report(`${always}&${query}`)).body.data.rows;

beforeAll(async () => {
  punctual = (await assigned()).id;
  corrected = (await assigned()).id;
  const given = await assigned();
  canceled = given.id;
  await write(canceled, 'cancel', { reason: 'breakdown', version: given.version });
  awaited = (await assigned()).id;
  people = await proofs.later((due + 300 * minute - world.clock.now().getTime()) / 3_600_000);
  const trip = (id: string, arrival: string, at: string) =>
    tell(
      id,
      {
        events: [
          { type: 'dispatched', at: afterDue(-120) },
          { id: arrival, type: 'arrived', stop: 0, at, source: 'app' },
        ],
      },
      people.fleet,
    );
  await trip(punctual, crypto.randomUUID(), afterDue(-30));
  await trip(corrected, lateArrival, afterDue(60));
});

describe('the report on punctuality', () => {
  it('counts the trucks that came, and those that should have', async () => {
    const { status, body } = await report(`${always}&stops=pickup`);
    expect(status).toBe(200);
    expect(body.data.figures[0]).toMatchObject({ code: 'on_time', unit: 'share', count: 1, n: 3 });
    expect(body.data.outcomes).toEqual([
      { outcome: 'on_time', n: 1, isCounted: true },
      { outcome: 'late', n: 1, isCounted: true },
      { outcome: 'overdue', n: 1, isCounted: true },
      { outcome: 'cancelled', n: 1, isCounted: false },
    ]);
    const outcomes = new Map(body.data.rows.map((row: Row) => [row.record.id, row.outcome]));
    expect([punctual, corrected, canceled, awaited].map((id) => outcomes.get(id))).toEqual([
      'on_time',
      'late',
      'cancelled',
      'overdue',
    ]);
  });

  it('leaves out the trucks that should have come, if that is wished', async () => {
    const { body } = await report(`${always}&stops=pickup&overdue=left_out`);
    expect(body.data.figures[0]).toMatchObject({ value: 0.5, count: 1, n: 2 });
    expect(body.data.outcomes).toContainEqual({ outcome: 'overdue', n: 1, isCounted: false });
  });

  it('takes the grace that is asked for', async () => {
    expect((await report(`${always}&stops=pickup&grace=60`)).body.data.figures[0]).toMatchObject({ count: 2, n: 3 });
  });

  it('tells of each stop when the truck was due and came', async () => {
    const rows = await rowsOf('stops=pickup&outcome=late');
    expect(rows).toEqual([
      {
        record: { kind: 'shipment', id: corrected },
        reference: expect.stringMatching(/^SR-/),
        stop: 0,
        type: 'pickup',
        place: 'Zeche Nord, Essen',
        party: 'Sundby Foods',
        lane: 'DE-45:FR-69',
        timeZone: 'Europe/Berlin',
        due: afterDue(0),
        at: afterDue(60),
        until: null,
        minutes: 60,
        money: null,
        km: null,
        emptyKm: null,
        co2e: null,
        packages: null,
        outcome: 'late',
      },
    ]);
  });

  it('is the same for both parties, and shows each the other', async () => {
    const [ofFleet, ofShipper] = [await report(always), await report(always, people.shipper)];
    expect(ofShipper.body.data.figures).toEqual(ofFleet.body.data.figures);
    expect(ofShipper.body.data.outcomes).toEqual(ofFleet.body.data.outcomes);
    expect(ofFleet.body.data.groups).toMatchObject([{ id: people.shipper.company, name: 'Sundby Foods' }]);
    expect(ofShipper.body.data.groups).toMatchObject([{ id: people.fleet.company, name: 'Harbour Haulage' }]);
  });

  it.each(['otherFleet', 'strangeFleet', 'otherShipper', 'strangeShipper'] as const)(
    'shows %s nothing of it',
    async (name) => {
      const { company } = proofs[name];
      const token = await tokenOf(world, proofs[name]);
      const { body } = await world.call(`/v1/reports/on_time?${always}`, { token, company });
      expect(body.data).toMatchObject({ outcomes: [], groups: [], rows: [] });
      expect(body.data.figures[0]).toMatchObject({ value: null, n: 0 });
    },
  );

  it.each([
    ['party', 'Sundby Foods'],
    ['lane', 'DE-45:FR-69'],
    ['place', 'Zeche Nord, Essen'],
  ])('splits by %s, and narrows its rows to a group', async (by, name) => {
    const { groups } = (await report(`${always}&by=${by}`)).body.data;
    const found = groups.find((group: { readonly name: string }) => group.name === name);
    expect(found.lane).toEqual(by === 'lane' ? { from: 'Essen', to: 'Lyon' } : null);
    const rows = await rowsOf(new URLSearchParams({ by, group: found.id }).toString());
    expect(rows.filter(({ outcome }) => ['on_time', 'late', 'overdue'].includes(outcome))).toHaveLength(
      found.figures[0].n,
    );
  });

  it('adds up to its rows, page by page', async () => {
    const { outcomes, rows } = (await report(always)).body.data;
    const first = await report('from=2026-11-20&to=2026-11-30&size=3');
    const second = await report('from=2026-11-20&to=2026-11-30&size=3&page=1');
    expect(outcomes.reduce((sum: number, { n }: { readonly n: number }) => sum + n, 0)).toBe(rows.length);
    expect(first.body.paging).toEqual({ page: 0, size: 3, total: rows.length });
    expect([...first.body.data.rows, ...second.body.data.rows]).toEqual(rows.slice(0, 6));
  });

  it('has a stop on the day its window ends, by its own clock', async () => {
    expect(await totalOf('2026-11-25', '2026-11-25')).toBe(4);
    expect(await totalOf('2026-11-24', '2026-11-24')).toBe(0);
    expect(await totalOf('2026-11-26', '2026-11-26')).toBe(4);
  });

  it('counts a time as it was corrected last', async () => {
    const correct = (minutes: number) =>
      tell(corrected, { type: 'correction', data: { of: lateArrival, at: afterDue(minutes) } }, people.fleet);
    await correct(120);
    expect(await rowsOf('stops=pickup&outcome=late')).toMatchObject([{ minutes: 120 }]);
    await correct(15);
    expect(await rowsOf('stops=pickup&outcome=late')).toEqual([]);
    expect(await rowsOf('stops=pickup&outcome=on_time')).toContainEqual(
      expect.objectContaining({ record: { kind: 'shipment', id: corrected }, minutes: 15, at: afterDue(15) }),
    );
  });

  it.each([
    ['no days', ''],
    ['an end before the beginning', 'from=2026-03-08&to=2026-03-01'],
    ['more than a year', 'from=2026-03-01&to=2027-03-02'],
    ['a grace that is not offered', 'from=2026-03-01&to=2026-03-08&grace=7'],
    ['a filter it does not know', 'from=2026-03-01&to=2026-03-08&q=B'],
    ['an outcome of another report', 'from=2026-03-01&to=2026-03-08&outcome=measured'],
  ])('is refused for %s', async (_, query) => {
    expect((await report(query)).status).toBe(400);
  });

  describe('as CSV', () => {
    const days = 'from=2026-11-20&to=2026-11-30';
    const csv = (query: string, { company } = people.fleet, token = tokens.fleet) =>
      world.request(`/v1/reports/on_time.csv?${query}`, { token, company });
    let tokens = { fleet: '' };
    beforeAll(async () => {
      tokens = { fleet: await tokenOf(world, people.fleet) };
    });

    it('begins with what was asked, how it is counted, and what was left out', async () => {
      const answer = await csv(`${days}&stops=pickup&outcome=late`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="on_time-2026-11-20-2026-11-30.csv"',
      );
      const [heading = '', rows = ''] = (await answer.text()).split('\r\n\r\n');
      expect(heading.split('\r\n')).toEqual(
        expect.arrayContaining([
          'report,On time',
          expect.stringMatching(/^formula,"Stops reached by the end of their window and 30 minutes/),
          'from,2026-11-20',
          'outcome,late',
          expect.stringMatching(/^figure,on_time,0\.\d+,share,\d,3$/),
          'outcome,cancelled,1,no',
        ]),
      );
      expect(rows.split('\r\n')[0]).toBe(
        'Shipment,Stop,Type,Place,Shipper,Lane,From area,To area,Due by,Arrived,Time zone,Minutes after window,Outcome',
      );
    });

    it('is marked as UTF-8 for spreadsheets', async () => {
      const bytes = new Uint8Array(await (await csv(days)).arrayBuffer());
      expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    });

    it('has the rows of the screen, all of them', async () => {
      const rows = await rowsOf('by=lane');
      const [, table = ''] = (await (await csv(`${days}&by=lane`)).text()).split('\r\n\r\n');
      const [, ...lines] = table.trimEnd().split('\r\n');
      expect(lines.map((line) => line.split(',').at(-1))).toEqual(rows.map(({ outcome }) => outcome));
      expect(table).toContain(',DE-45:FR-69,Essen,Lyon,');
      expect(table).toMatch(/(?:,[\d-]{10}T[\d:]{8}\+01:00){2},Europe\/Berlin,/u);
    });

    it('of one group begins with the figures and outcomes of that group', async () => {
      const { outcomes, groups } = (await report(`${always}&by=place`)).body.data;
      const [group] = groups;
      const asked = new URLSearchParams({ by: 'place', group: group.id }).toString();
      const heading = (await (await csv(`${days}&${asked}`)).text()).split('\r\n\r\n')[0]?.split('\r\n') ?? [];
      const [first] = group.figures;
      expect(heading).toContain(`figure,${first.code},${first.value},share,${first.count},${first.n}`);
      const told = heading.filter((line) => line.startsWith('outcome,') && /\d/.test(line));
      const rows = await rowsOf(asked);
      const sum = told.reduce((all, line) => all + Number(line.split(',')[2]), 0);
      expect(sum).toBe(rows.length);
      expect(outcomes.reduce((all: number, { n }: { readonly n: number }) => all + n, 0)).toBeGreaterThan(sum);
    });

    it('is refused for days it does not have, and pages', async () => {
      expect((await csv('from=2026-03-08&to=2026-03-01')).status).toBe(400);
      expect((await csv(`${days}&size=20`)).status).toBe(400);
    });
  });

  it('is not there under another name', async () => {
    expect((await call('/v1/reports/nothing', people.fleet)).status).toBe(404);
  });

  it('stands in a list with those for the same audience', async () => {
    expect((await call('/v1/reports', people.fleet)).body.data).toEqual([
      'on_time',
      'otif',
      'dwell',
      'proof',
      'offers',
      'revenue',
      'lanes',
      'utilisation',
      'scorecard',
      'empty_km',
      'co2e',
    ]);
    expect((await call('/v1/reports', people.shipper)).body.data).toEqual([
      'on_time',
      'otif',
      'dwell',
      'proof',
      'offers',
      'spend',
      'lanes',
      'scorecard',
      'co2e',
    ]);
  });
});
