import { describe, expect, it } from 'vitest';
import type { ImportedRow } from '../../../services/requests/import/importBody.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openMarket } from '../../support/services/openMarket.ts';

const gazetteer = gazetteerWith([
  { name: 'Essen', country: 'DE', lat: 51.4566, lng: 7.0123, otherNames: ['Assindia'] },
  { name: 'Lyon', country: 'FR', lat: 45.7485, lng: 4.8467 },
  { name: 'Frankfurt am Main', region: 'Hesse', lat: 50.1155, lng: 8.6842, people: 650 },
  { name: 'Frankfurt (Oder)', region: 'Brandenburg', lat: 52.3471, lng: 14.5506, people: 52 },
  { name: 'Essen-Süd', country: 'DE', lat: 51.4, lng: 7 },
]);
const market = await openMarket({ gazetteer });
const { shipper, fleet, call } = market;

/** A row that can be published at `requestNow`, by column. */
const right = {
  reference: 'PO 1',
  pickup_name: 'Zeche Nord',
  pickup_address: 'Hafenstr. 8',
  pickup_postcode: '45127',
  pickup_city: 'Essen',
  pickup_country: 'DE',
  pickup_from: '2026-11-25 08:00',
  pickup_to: '2026-11-25 12:00',
  delivery_name: 'Entrepôt Sud',
  delivery_address: '12 rue du Port',
  delivery_city: 'Lyon',
  delivery_country: 'FR',
  delivery_from: '26.11.2026 8:00',
  delivery_to: '2026-11-26T18:00:00+01:00',
  goods: 'Drinks',
  package: 'OH',
  count: '24',
  weight_kg: '12000',
  body_types: 'box, curtainsider',
  price: '1180,50',
  decide_by: '2026-11-24 16:00',
};

type Cells = Readonly<Record<string, string>>;

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** CSV of rows that have the same columns. */
const table = (rows: readonly Cells[], separator = ','): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map(quoted).join(separator))
    .join('\r\n');

const send = (csv: string, more: object = {}, who = shipper) =>
  call('/v1/shipment-requests/import', who, { json: { csv, ...more } });

const sendOnce = (key: string, csv: string, more: object = {}) =>
  market.world.call('/v1/shipment-requests/import', {
    json: { csv, ...more },
    headers: { 'Idempotency-Key': key },
    token: shipper.token,
    company: shipper.company,
  });

const rowsOf = async (...sent: Parameters<typeof send>) => {
  const { status, text, body } = await send(...sent);
  if (status !== 200) throw new Error(text);
  return body.data.rows;
};

const alikeIn = (rows: readonly { outcome: string; looksLike: unknown }[]) =>
  rows.map(({ outcome, looksLike }) => [outcome, looksLike]);

/** What is said of rows: what becomes of each, what is wrong, and what keeps it from being published. */
const saidOf = (rows: readonly ImportedRow[]) =>
  rows.map(({ outcome, errors, beforePublishing }) => [
    outcome,
    ...[errors, beforePublishing].map((told) => told.map(({ field, code }) => `${field} ${code}`)),
  ]);

const total = async (): Promise<number> =>
  (await call('/v1/shipment-requests?size=1', shipper)).body.paging?.total ?? Number.NaN;

describe('an import of requests', () => {
  it('says in a dry run what would happen, and adds nothing', async () => {
    const before = await total();
    const csv = table([right, { ...right, reference: 'PO 2', weight_kg: 'heavy', pickup_city: 'Nowhereville' }]);
    expect(await rowsOf(csv, { dryRun: true, publish: true })).toEqual([
      {
        line: 2,
        reference: 'PO 1',
        outcome: 'ready',
        id: null,
        differs: null,
        looksLike: null,
        towns: [],
        goods: { description: 'Drinks', packageCode: 'OH', count: 24, grossKg: 12_000 },
        errors: [],
        beforePublishing: [],
      },
      {
        line: 3,
        reference: 'PO 2',
        outcome: 'refused',
        id: null,
        differs: null,
        looksLike: null,
        towns: [],
        goods: null,
        errors: [
          {
            field: 'pickup_city',
            code: 'position_missing',
            message: 'is not a town we know there; check the spelling or give its position',
          },
          { field: 'weight_kg', code: 'not_a_number', message: 'must be a number' },
        ],
        beforePublishing: [],
      },
    ]);
    expect(await total()).toBe(before);
  });

  it('says of a draft at once all that would keep it from being published, also of one that is refused', async () => {
    const late = { pickup_from: '2026-11-20 08:00', pickup_to: '2026-11-20 12:00', delivery_to: '', decide_by: '' };
    const wrong = { ...right, ...late, reference: 'Late 2', weight_kg: 'heavy' };
    const csv = table([{ ...right, reference: 'Fine' }, { ...right, ...late, reference: 'Late 1' }, wrong]);
    const missing = ['pickup_to in_past', 'delivery_to required', 'decide_by required'];
    expect(saidOf(await rowsOf(csv, { dryRun: true }))).toEqual([
      ['ready', [], []],
      ['ready', [], missing],
      ['refused', ['weight_kg not_a_number'], missing],
    ]);
    expect(saidOf(await rowsOf(csv, { dryRun: true, publish: true }))[2]).toEqual([
      'refused',
      ['weight_kg not_a_number', ...missing],
      [],
    ]);
    expect(saidOf(await rowsOf(csv))[1]).toEqual(['added', [], []]);
  });

  it('says of drafts after the first 50 one thing each that keeps them from being published', async () => {
    const rows = Array.from({ length: 52 }, (_, at) => ({
      ...right,
      reference: `Dry ${at}`,
      goods: '',
      decide_by: '',
    }));
    const said = (await rowsOf(table(rows), { dryRun: true })).map((row: ImportedRow) => row.beforePublishing.length);
    expect(said).toEqual([...Array.from({ length: 50 }, () => 2), 1, 1]);
  });

  it('adds each right row as a draft, with windows by the clock there and the position of the town', async () => {
    const [row] = await rowsOf(table([{ ...right, reference: 'Draft 1' }]));
    expect(row.outcome).toBe('added');
    expect(await market.read(row.id)).toMatchObject({
      reference: 'Draft 1',
      status: 'draft',
      stops: [
        {
          type: 'pickup',
          place: { city: 'Essen', accuracy: 'town' },
          window: { from: '2026-11-25T07:00:00.000Z', timeZone: 'Europe/Berlin' },
        },
        { place: { city: 'Lyon' }, window: { from: '2026-11-26T07:00:00.000Z', to: '2026-11-26T17:00:00.000Z' } },
      ],
      cargo: [{ description: 'Drinks', packageCode: 'OH', count: 24, grossKg: 12_000 }],
      required: { bodyTypes: ['box', 'curtainsider'] },
      pricing: { model: 'bid', target: { amountMinor: 118_050, currency: 'EUR' } },
      decisionBy: '2026-11-24T15:00:00.000Z',
    });
  });

  it('opens requests at once if that is wanted, and fleets see them', async () => {
    const [row] = await rowsOf(table([{ ...right, reference: 'Open 1' }]), { publish: true });
    expect((await market.read(row.id)).status).toBe('open');
    expect((await call(`/v1/loads/${row.id}`, fleet)).status).toBe(200);
  });

  it('adds nothing twice: a reference there is already says which request has it, also in other letters', async () => {
    const [first] = await rowsOf(table([{ ...right, reference: 'Once' }]));
    const again = await rowsOf(table([{ ...right, reference: 'ONCE', goods: 'Other' }]));
    expect(again).toEqual([
      {
        line: 2,
        reference: 'ONCE',
        outcome: 'exists',
        id: first.id,
        differs: ['goods'],
        looksLike: null,
        towns: [],
        goods: null,
        errors: [],
        beforePublishing: [],
      },
    ]);
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => rowsOf(table(['A', 'B'].map((name) => ({ ...right, reference: `P ${name}` }))))),
    );
    const outcomes = tries.flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === 'exists')).toHaveLength(98);
  });

  it('says of a row whose request is there what differs: nothing, or the columns it fills differently', async () => {
    const row = { ...right, reference: 'Same 1' };
    await rowsOf(table([row]));
    const change = { goods: '', weight_kg: '12500', price: '1190', pickup_to: '2026-11-25 13:00', notes: 'Call first' };
    const [same, other] = await Promise.all(
      [row, { ...row, ...change }].map((each) => rowsOf(table([each]), { dryRun: true })),
    );
    expect(same?.[0].differs).toEqual([]);
    expect(other?.[0].differs).toEqual(['pickup_to', 'weight_kg', 'price', 'notes']);
  });

  it.each([
    ['24.000', ',', 24_000],
    ['24,000', '.', 24_000],
    ['24.500,5', ',', 24_500.5],
    ['24,5', ',', 24.5],
    ['24,000', ',', 'not_a_number'],
    ['24.000', '.', 'not_a_number'],
    ['24.000', undefined, 'not_a_number'],
  ])('reads %s of a sender who writes decimals after %j as %j', async (weight, decimalMark, read) => {
    const csv = table([{ ...right, reference: `Marks ${weight}`, weight_kg: weight }]);
    const [row] = await rowsOf(csv, { dryRun: true, decimalMark });
    expect(row.goods?.grossKg ?? row.errors[0]?.code).toBe(read);
  });

  it('says which open request or earlier row a row to be published looks like, and refuses none for it', async () => {
    const heavy = { ...right, weight_kg: '23456.7' };
    const named = (...references: readonly string[]) => table(references.map((reference) => ({ ...heavy, reference })));
    expect(alikeIn(await rowsOf(named('Like 1', 'Like 2'), { dryRun: true, publish: true }))).toEqual([
      ['ready', null],
      ['ready', { id: null, reference: 'Like 1' }],
    ]);
    const [first] = await rowsOf(named('Like 1'), { publish: true });
    const rows = await rowsOf(named('Like 1', 'Like 2'), { publish: true });
    expect(alikeIn(rows)).toEqual([
      ['exists', null],
      ['added', { id: first.id, reference: 'Like 1' }],
    ]);
    expect(alikeIn(await rowsOf(named('Like 3'), { dryRun: true }))).toEqual([['ready', null]]);
    const { body } = await call(`/v1/loads/${rows[1].id}`, fleet);
    expect(body.data.possibleDuplicate).toBe(true);
  });

  it('refuses a reference that is said twice, and a row without one', async () => {
    const rows = await rowsOf(table(['Twice', 'twice', ''].map((reference) => ({ ...right, reference }))));
    expect(rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['added', 'refused', 'refused']);
    expect(rows[1].errors).toMatchObject([{ field: 'reference', code: 'repeated' }]);
    expect(rows[2].errors).toMatchObject([{ field: 'reference', code: 'required' }]);
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('reads %s, a byte order mark and titles as people write them', async (name, separator) => {
    const csv = table([{ ...right, reference: name }], separator).replace('pickup_city', 'Pickup City');
    expect((await rowsOf(`\uFEFF${csv}`, { publish: true }))[0].outcome).toBe('added');
  });

  it.each<[Cells, string, string]>([
    [{ pickup_from: '2027-03-28 02:30' }, 'pickup_from', 'not_an_instant'],
    [{ pickup_to: 'tomorrow' }, 'pickup_to', 'not_an_instant'],
    [{ weight_kg: '18,400' }, 'weight_kg', 'not_a_number'],
    [{ weight_kg: '18.400' }, 'weight_kg', 'not_a_number'],
    [{ price: '1.250' }, 'price', 'not_a_number'],
    [{ price: '1.250.50' }, 'price', 'not_a_number'],
    [{ count: '1.5' }, 'count', 'not_whole'],
    [{ package: 'XX' }, 'package', 'not_a_choice'],
    [{ price: '1250.005' }, 'price', 'too_precise'],
    [{ price: '1250.5', currency: 'JPY' }, 'price', 'too_precise'],
    [{ price: '1000000.01' }, 'price', 'out_of_range'],
    [{ currency: 'EUX' }, 'currency', 'currency'],
    [{ hide_price: 'yess' }, 'hide_price', 'not_a_choice'],
    [{ pickup_city: '=HYPERLINK("x")' }, 'pickup_city', 'position_missing'],
    [{ temperature_min: '5' }, 'temperature_max', 'required'],
    [{ delivery_to: '2026-11-24 08:00' }, 'delivery_to', 'window_order'],
    [{ pickup_lat: '95', pickup_lng: '7' }, 'pickup_lat', 'out_of_range'],
    [{ goods: 'x'.repeat(201) }, 'goods', 'too_long'],
    [{ decide_by: '2026-11-25 12:01' }, 'decide_by', 'after_first_window'],
  ])('refuses %j for its %s', async (cells, field, code) => {
    const row = { ...right, currency: 'EUR', temperature_min: '', temperature_max: '', pickup_lat: '', pickup_lng: '' };
    const [{ errors }] = await rowsOf(table([{ ...row, ...cells, reference: 'Wrong' }]), {
      dryRun: true,
      publish: true,
    });
    expect(errors.map((error: { field: string; code: string }) => [error.field, error.code])).toContainEqual([
      field,
      code,
    ]);
  });

  it.each([
    ['X', true],
    ['y', true],
    ['No', false],
    ['', false],
  ])('reads “%s” as whether the price is hidden', async (cell, isHidden) => {
    const [{ id }] = await rowsOf(table([{ ...right, hide_price: cell, reference: `Hidden ${cell}` }]));
    expect((await market.read(id)).pricing).toMatchObject({ hideTarget: isHidden });
  });

  it.each(['pickup_name', 'pickup_city', 'delivery_name', 'delivery_city'])(
    'refuses a %s that is one letter with far too many accents, at once',
    async (column) => {
      const csv = table([{ ...right, reference: 'Accents', [column]: `a${'\u0301\u0327'.repeat(220_000)}` }]);
      const [{ outcome, errors }] = await rowsOf(csv, { dryRun: true });
      expect([outcome, errors[0].field]).toEqual(['refused', column]);
    },
  );

  it('reads dates in the order that is named, and none with slashes without one', async () => {
    const slashed = { pickup_from: '25/11/2026 08:00', pickup_to: '25/11/2026 12:00' };
    const csv = (reference: string) => table([{ ...right, ...slashed, reference }]);
    const [{ id }] = await rowsOf(csv('Slashes'), { dateOrder: 'dmy' });
    expect((await market.read(id)).stops[0].window.from).toBe('2026-11-25T07:00:00.000Z');
    const refused = ['pickup_from not_an_instant', 'pickup_to not_an_instant'];
    expect(saidOf(await rowsOf(csv('Slashes 2'), { dryRun: true, dateOrder: 'mdy' }))[0]?.[1]).toEqual(refused);
    expect(saidOf(await rowsOf(csv('Slashes 2'), { dryRun: true }))[0]?.[1]).toEqual(refused);
  });

  it('takes codes in plain English, and what the screens of the sender call them', async () => {
    const words = [
      { column: 'package', word: 'Euro pallets (80 × 120 cm)', code: 'OH' },
      { column: 'equipment', word: 'Liftgate', code: 'tail_lift' },
      { column: 'body_types', word: 'Lowboy', code: 'low_loader' },
      { column: 'pricing', word: 'Carriers make offers', code: 'bid' },
    ];
    const cells = {
      package: 'euro pallets (80 x 120 cm)',
      body_types: 'step deck, lowboy CURTAINSIDER',
      equipment: 'LIFTGATE | Pallet jack',
      pricing: 'carriers make offers',
    };
    const [{ id }] = await rowsOf(table([{ ...right, ...cells, reference: 'Words' }]), { words });
    expect(await market.read(id)).toMatchObject({
      cargo: [{ packageCode: 'OH' }],
      required: { bodyTypes: ['step_deck', 'low_loader', 'curtainsider'], equipment: ['tail_lift', 'pallet_jack'] },
      pricing: { model: 'bid' },
    });
    const [row] = await rowsOf(table([{ ...right, equipment: 'Liftgate', reference: 'No words' }]), { dryRun: true });
    expect(row.errors).toMatchObject([{ field: 'equipment', code: 'not_a_choice' }]);
  });

  it('reads dangerous goods as papers write them', async () => {
    const paint = { un_number: 'UN 1263', adr_name: 'Paint', adr_class: 'Class 3', packing_group: 'pg ii' };
    const more = { tunnel_code: '(D/E)', transport_category: '2', adr_quantity: '400.5', limited_quantity: 'no' };
    const [{ id }] = await rowsOf(table([{ ...right, ...paint, ...more, reference: 'Paint' }]));
    expect((await market.read(id)).cargo[0].dangerous).toEqual({
      un: '1263',
      name: 'Paint',
      class: '3',
      packingGroup: 'II',
      tunnelCode: 'D/E',
      transportCategory: 2,
      quantity: 400.5,
      limitedQuantity: false,
    });
    const wrong = { un_number: '12', adr_class: '11', packing_group: '4', limited_quantity: 'maybe' };
    expect(saidOf(await rowsOf(table([{ ...right, ...wrong, reference: 'Odd' }]), { dryRun: true }))).toEqual([
      [
        'refused',
        [
          'limited_quantity not_a_choice',
          'un_number un_number',
          'adr_class not_a_choice',
          'packing_group not_a_choice',
        ],
        ['adr_name required'],
      ],
    ]);
  });

  it('refuses a cell of far too many words at once', async () => {
    const [{ outcome, errors }] = await rowsOf(table([{ ...right, body_types: 'box '.repeat(100_000) }]), {
      dryRun: true,
    });
    expect([outcome, errors[0].field]).toEqual(['refused', 'body_types']);
  });

  it('reads sizes to three decimals', async () => {
    const cells = { ...right, volume_m3: '1.152', reference: 'Sizes' };
    const [{ id }] = await rowsOf(table([cells]));
    expect((await market.read(id)).cargo[0]).toMatchObject({ volumeM3: 1.152 });
  });

  it('calls a town as it is found by, whatever the table calls it', async () => {
    const [{ id }] = await rowsOf(table([{ ...right, pickup_city: 'Assindia', reference: 'Other name' }]));
    expect((await market.read(id)).stops[0].place.city).toBe('Essen');
  });

  it('takes the town that the postcode says, and tells which', async () => {
    const [{ id, towns }] = await rowsOf(
      table([{ ...right, pickup_city: 'Frankfurt', pickup_postcode: '15230', reference: 'Oder' }]),
    );
    expect((await market.read(id)).stops[0].place).toMatchObject({ city: 'Frankfurt (Oder)', lat: 52.3471 });
    const oder = { name: 'Frankfurt (Oder)', region: 'Brandenburg', country: 'DE', lat: 52.3471, lng: 14.5506 };
    expect(towns).toEqual([{ column: 'pickup_city', ...oder, others: [] }]);
  });

  it('takes the biggest of several towns with a remark, or refuses it for who wants to be asked', async () => {
    const csv = table([{ ...right, pickup_city: 'Frankfurt', pickup_postcode: '', reference: 'Which' }]);
    const [row] = await rowsOf(csv, { dryRun: true, publish: true });
    const main = { name: 'Frankfurt am Main', region: 'Hesse', country: 'DE', lat: 50.1155, lng: 8.6842 };
    const oder = { name: 'Frankfurt (Oder)', region: 'Brandenburg', country: 'DE', lat: 52.3471, lng: 14.5506 };
    expect([row.outcome, row.towns]).toEqual(['ready', [{ column: 'pickup_city', ...main, others: [oder] }]]);
    const asked = await rowsOf(csv, { dryRun: true, publish: true, refuseUnclearTowns: true });
    expect(saidOf(asked)).toEqual([['refused', ['pickup_city several_towns'], []]]);
    expect(asked[0].towns).toEqual(row.towns);
  });

  it('blames the country alone, not the town, where there is no such country', async () => {
    const [{ errors }] = await rowsOf(table([{ ...right, pickup_country: 'Atlantis', reference: 'Country' }]), {
      dryRun: true,
    });
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['pickup_country']);
  });

  it('blames the country and the town at once where there is no such town anywhere', async () => {
    const cells = { ...right, pickup_country: 'Atlantis', pickup_city: 'Nowhereville', reference: 'Both' };
    for (const publish of [true, false]) {
      const [{ errors }] = await rowsOf(table([cells]), { dryRun: true, publish });
      const said = errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
      expect(said.toSorted()).toEqual(['pickup_city position_missing', 'pickup_country country']);
    }
  });

  it('says the next time that exists instead of one that clocks skip', async () => {
    const [{ errors }] = await rowsOf(table([{ ...right, pickup_from: '2027-03-28 02:30' }]), { dryRun: true });
    expect(errors[0].message).toBe('is skipped by the clocks there; the next time is 2027-03-28 03:00');
  });

  it('takes over address, contact and position of a place of the book', async () => {
    const place = { name: 'Plant 4', address: 'Werkstr. 1', city: 'Worms', country: 'DE', lat: 49.63, lng: 8.36 };
    const contact = { name: 'Ute Kranz', phone: '+4962411234' };
    await call('/v1/place-book', shipper, { json: { ...place, accuracy: 'address', contact, note: 'Gate 2' } });
    const { pickup_address: _, pickup_city: __, pickup_country: ___, ...rest } = right;
    const [row] = await rowsOf(table([{ ...rest, reference: 'Own', pickup_name: 'plant 4', pickup_postcode: '' }]));
    expect((await market.read(row.id)).stops[0]).toMatchObject({
      place: { ...place, name: 'plant 4', accuracy: 'address', contact },
      note: 'Gate 2',
    });
  });

  it('keeps cells that a spreadsheet would run as the text they are', async () => {
    const notes = '=cmd|"/C calc"!A0';
    const [row] = await rowsOf(table([{ ...right, reference: "'=1+1", notes }]));
    expect(await market.read(row.id)).toMatchObject({ reference: '=1+1', notes });
  });

  it('says of the first 50 rows that are refused why', async () => {
    const wrong = Array.from({ length: 60 }, (_, at) => ({ ...right, reference: `Bad ${at}`, weight_kg: 'heavy' }));
    const rows = await rowsOf(table([{ ...right, reference: 'Good' }, ...wrong]), { dryRun: true });
    const said = rows.map(({ outcome, errors }: ImportedRow) => [outcome, errors.length]);
    expect(said.slice(0, 52)).toEqual([
      ['ready', 0],
      ...Array.from({ length: 50 }, () => ['refused', 1]),
      ['refused', 0],
    ]);
    expect(said.slice(51)).toEqual(Array.from({ length: 10 }, () => ['refused', 0]));
  });

  it('names titles that are no columns', async () => {
    const { body } = await send(table([{ ...right, colour: 'red' }]), { dryRun: true });
    expect(body.data.ignored).toEqual(['colour']);
  });

  it.each([
    ['', 'required'],
    ['\n;;\n', 'required'],
    ['reference,goods', 'required'],
    ['goods\nDrinks', 'required'],
    ['reference,Reference\n1,2', 'repeated'],
    [`reference\n${'x\n'.repeat(1_001)}`, 'too_many'],
    ['"'.repeat(10_000), 'required'],
  ])('refuses %j as a table', async (csv, code) => {
    const { status, body } = await send(csv);
    expect([status, body.errors?.map((error) => [error.field, error.code])]).toEqual([422, [['csv', code]]]);
  });

  it('adds 1,000 rows, and lets others have their turn meanwhile', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => ({ ...right, reference: `Bulk ${at}` }));
    let [turns, isOver] = [0, false];
    const count = (): void => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const answered = await rowsOf(table(rows), { publish: true });
    isOver = true;
    expect(answered.filter(({ outcome }: { outcome: string }) => outcome === 'added')).toHaveLength(1_000);
    expect(turns).toBeGreaterThan(50);
  });

  it('lets others into the database after each slice, also if it may be repeated', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => ({ ...right, reference: `Slice ${at}` }));
    const before = await total();
    const end = new AbortController();
    const sent = sendOnce('slices', table(rows)).finally(() => end.abort());
    const added: number[] = [];
    while (!end.signal.aborted) added.push((await total()) - before);
    expect((await sent).status).toBe(200);
    expect(added.some((count) => count > 0 && count < 500)).toBe(true);
  });

  it('is answered the same again under its key, and a dry run leaves no answer behind', async () => {
    const csv = table([{ ...right, reference: 'Keyed' }]);
    const [checked, first, again] = [
      await sendOnce('dry', csv, { dryRun: true }),
      await sendOnce('wet', csv),
      await sendOnce('wet', csv),
    ];
    expect(checked.body.data.rows[0].outcome).toBe('ready');
    expect(first.body.data.rows[0].outcome).toBe('added');
    expect(again.text).toBe(first.text);
    const kept = await market.world.services.db.selectFrom('idempotency_key').select('key').execute();
    expect(kept.map(({ key }) => key)).not.toContain('dry');
    expect((await sendOnce('wet', table([{ ...right, reference: 'Another' }]))).status).toBe(422);
  });

  it('goes on where one stopped whose process died', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => ({ ...right, reference: `Half ${at}` }));
    await rowsOf(table(rows.slice(0, 25)));
    const { body } = await sendOnce('half', table(rows));
    const outcomes = body.data.rows.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes).toEqual([
      ...Array.from({ length: 25 }, () => 'exists'),
      ...Array.from({ length: 5 }, () => 'added'),
    ]);
  });

  it.each(['\u0000', '\uD800', '\uFFFE\u0000', '\u202E'])(
    'refuses a row whose reference holds %j, which no text may',
    async (sign) => {
      for (const dryRun of [true, false]) {
        const [{ outcome, errors }] = await rowsOf(table([{ ...right, reference: `A${sign}B` }]), { dryRun });
        expect([outcome, errors[0]]).toMatchObject(['refused', { field: 'reference', code: 'unprintable' }]);
      }
    },
  );

  it('leaves places for others: of very many at once some are told to try again', async () => {
    const csv = table(Array.from({ length: 300 }, (_, at) => ({ ...right, reference: `Many ${at}` })));
    const people = [shipper, market.otherShipper, market.strangeShipper];
    const answers = await Promise.all(
      people.flatMap((who) => [1, 2, 3, 4, 5, 6].map(() => send(csv, { dryRun: true }, who))),
    );
    const count = (wanted: number): number => answers.filter(({ status }) => status === wanted).length;
    expect(count(200) + count(503)).toBe(18);
    expect(count(503)).toBeGreaterThan(0);
    expect((await send(csv, { dryRun: true })).status).toBe(200);
  });
});
