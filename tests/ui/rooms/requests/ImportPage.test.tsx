import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import { importedRowFactory } from '../../../support/factories/importedRowFactory.ts';
import { FakeRequestImports } from '../../../support/fakes/FakeRequestImports.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const csv = 'reference;pickup_city;delivery_city;count\nPO 1;Leipzig;Lyon;24\nPO 2;Worms;Metz;1.5';
const right = importedRowFactory.build({ line: 2, reference: 'PO 1' });
const wrong = importedRowFactory.build({
  line: 3,
  reference: 'PO 2',
  outcome: 'refused',
  goods: undefined,
  errors: [{ field: 'count', code: 'not_whole', message: 'must be a whole number', limits: { least: 1, most: 9999 } }],
});

const open = (role: 'owner' | 'viewer' = 'owner', region = 'US') => {
  const requestImports = Object.assign(new FakeRequestImports(), {
    said: { ignored: ['colour'], rows: [right, wrong] },
    became: { ignored: [], rows: [{ ...right, outcome: 'added', id: 'r-1' }, wrong] },
  });
  return renderRoom(
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>,
    { at: '/ui/requests/import', requestImports, membership: { audience: 'office', role, region } },
  );
};

it('checks a pasted table, names what is wrong by row and column, and imports the rest', async () => {
  const { requestImports } = open();
  const field = await screen.findByRole('textbox', { name: /One request per row/ });
  await userEvent.click(field);
  await userEvent.paste(csv);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('1 ready, 0 already there, 1 to fix')).toBeTruthy();
  expect(screen.getByText(/These columns were not recognized and were not read: colour/)).toBeTruthy();
  const row = within(screen.getByRole('row', { name: /PO 2/ }));
  expect(row.getByText('Metz')).toBeTruthy();
  expect(row.getByText('count has “1.5”. Enter a whole number from 1 to 9999.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 request' }));
  expect(await screen.findByText('1 imported, 0 already there, 1 not imported')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open PO 1' }).getAttribute('href')).toBe('/ui/requests/r-1');
  expect(requestImports.added).toMatchObject([{ csv, publish: false }]);
});

const three = `${csv}\nPO 3;Trier;Nancy;24`;

const checkToPublish = async (table: string) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Publish right away' }));
  await userEvent.click(screen.getByRole('textbox', { name: /One request per row/ }));
  await userEvent.paste(table);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
};

describe('rows that look like an open request or an earlier row', () => {
  const open1042 = { ...right, looksLike: { id: 'r-9', reference: 'SR-2026-001042' } };
  const earlier = { ...right, line: 3, reference: 'PO 2', looksLike: { id: undefined, reference: 'PO 1' } };
  const plain = { ...right, line: 4, reference: 'PO 3' };
  const check = async () => {
    const { requestImports } = open();
    Object.assign(requestImports, {
      said: { ignored: [], rows: [open1042, earlier, plain] },
      became: { ignored: [], rows: [{ ...plain, outcome: 'added', id: 'r-3' }] },
    });
    await checkToPublish(three);
    await screen.findByText('3 ready, 0 already there, 0 to fix');
    return requestImports;
  };

  it('are left out unless they are ticked', async () => {
    const requestImports = await check();
    expect(screen.getByRole('link', { name: 'SR-2026-001042' }).getAttribute('href')).toBe('/ui/requests/r-9');
    expect(screen.getByText(/^Looks like PO 1$/)).toBeTruthy();
    expect(screen.getByText(/^2 rows look like other requests and are left out/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Publish 1 request' }));
    expect(await screen.findByText('1 published, 0 already there, 0 not imported')).toBeTruthy();
    expect(requestImports.added.map(({ csv: sent }) => sent.split('\n'))).toEqual([
      ['reference;pickup_city;delivery_city;count', '', '', 'PO 3;Trier;Nancy;24'],
    ]);
    expect(screen.getByText('2 rows were left out.')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /PO 2/ })).getByText('Left out')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open PO 3' }).getAttribute('href')).toBe('/ui/requests/r-3');
  });

  it('are not published where all are left out, until one is ticked', async () => {
    const { requestImports } = open();
    Object.assign(requestImports, { said: { ignored: [], rows: [open1042, earlier] } });
    await checkToPublish(csv);
    expect(await screen.findByText('Select a row to publish it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Publish PO 2 too' }));
    expect(screen.getByRole('button', { name: 'Publish 1 request' })).toBeTruthy();
    expect(screen.queryByText('Select a row to publish it.')).toBeNull();
  });

  it('are published with the others where they are ticked', async () => {
    const requestImports = await check();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Publish PO 2 too' }));
    expect(screen.getByText(/^1 row looks like another request and is left out/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Publish 2 requests' }));
    await screen.findByText(/1 published/);
    expect(requestImports.added.map(({ csv: sent }) => sent.split('\n').slice(1, 3))).toEqual([
      ['', 'PO 2;Worms;Metz;1.5'],
    ]);
  });
});

describe('rows of an unusual weight', () => {
  const weighty = 'Reference;Weight kg;Package\nPO 1;9,6;OH\nPO 2;12000;OH\nPO 3;18,4;BX';
  const light = { ...right, goods: { ...right.goods, grossKg: 9.6 } };
  const box = {
    ...right,
    line: 4,
    reference: 'PO 3',
    goods: { ...right.goods, packageCode: 'BX', count: 2, grossKg: 18.4 },
  };
  const check = async () => {
    const { requestImports } = open();
    Object.assign(requestImports, {
      said: { ignored: [], rows: [light, { ...right, line: 3, reference: 'PO 2' }, box] },
      became: { ignored: [], rows: [{ ...right, line: 3, reference: 'PO 2', outcome: 'added', id: 'r-2' }] },
    });
    await checkToPublish(weighty);
    await userEvent.click(await screen.findByRole('button', { name: 'Publish 3 requests' }));
    return { requestImports, dialog: within(screen.getByRole('dialog')) };
  };

  it('are asked about once before they are published', async () => {
    const { requestImports, dialog } = await check();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'PO 1 Weight kg: “9,6” is read as 9.6 kg. Drinks: only 0.4 kg per pallet.',
      'PO 3 Weight kg: “18,4” is read as 18.4 kg.',
    ]);
    expect(requestImports.added).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 3 requests' }));
    await waitFor(() => expect(requestImports.added).toMatchObject([{ csv: weighty }]));
  });

  it('can be left out', async () => {
    const { requestImports, dialog } = await check();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish the other one' }));
    await waitFor(() =>
      expect(requestImports.added.map(({ csv: sent }) => sent.split('\n').slice(1))).toEqual([
        ['', 'PO 2;12000;OH', ''],
      ]),
    );
  });

  it('are imported as drafts with a remark, without a question', async () => {
    const { requestImports } = open();
    Object.assign(requestImports, { said: { ignored: [], rows: [light] } });
    await userEvent.click(await screen.findByRole('textbox', { name: /One request per row/ }));
    await userEvent.paste(weighty);
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(/only 0\.4 kg per pallet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 request' }));
    await waitFor(() => expect(requestImports.added).toHaveLength(1));
  });
});

it('says of a row that is ready what keeps it from being published, and imports it as a draft all the same', async () => {
  const { requestImports } = open();
  const beforePublishing = [
    { field: 'pickup_to', code: 'in_past', message: 'must be in the future' },
    { field: 'decide_by', code: 'required', message: 'must not be empty' },
  ];
  Object.assign(requestImports, { said: { ignored: [], rows: [right, { ...right, line: 3, beforePublishing }] } });
  await userEvent.click(await screen.findByRole('textbox', { name: /One request per row/ }));
  await userEvent.paste('reference;pickup_to\nPO 1;2026-01-08 12:00\nPO 2;2025-12-08 12:00');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('1 of those ready cannot be published as they are.')).toBeTruthy();
  const [, , second] = screen.getAllByRole('row');
  expect(second?.textContent).toContain('Ready as a draftBefore it can be published:');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'pickup_to has “2025-12-08 12:00”. This is in the past. Choose a later time.',
    'Decide by: Enter a date and time, such as 11/24/2026 8:00 AM.',
  ]);
  expect(screen.getByRole('button', { name: 'Import 2 requests' })).toBeTruthy();
});

it('tells that more rows are to fix than show why', async () => {
  const { requestImports } = open();
  Object.assign(requestImports, { said: { ignored: [], rows: [wrong, { ...wrong, line: 4, errors: [] }] } });
  await userEvent.click(await screen.findByRole('textbox', { name: /One request per row/ }));
  await userEvent.paste(csv);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/Only the first 50 rows to fix show why/)).toBeTruthy();
});

it.each([
  ['DE', 'dmy', '24/11/2026 08:00', 'pickup_from: “1/12/2026 08:00” is read as Tue Dec 1 8:00 AM.'],
  ['US', 'mdy', '11/24/2026 8:00 AM', 'pickup_from: “1/12/2026 08:00” is read as Mon Jan 12 8:00 AM.'],
])('reads dates by the customs of a company in %s, and says how', async (region, dateOrder, example, reading) => {
  const { requestImports } = open('owner', region);
  const field = await screen.findByRole('textbox', { name: /One request per row/ });
  expect(screen.getByText(new RegExp(`such as ${example}`))).toBeTruthy();
  await userEvent.click(field);
  await userEvent.paste(
    'reference;pickup_from;pickup_to\nPO 1;1/12/2026 08:00;2026-12-01 12:00\nPO 2;2/12/2026 08:00;2026-12-02 12:00',
  );
  Object.assign(requestImports, { said: { ignored: [], rows: [right, { ...right, line: 3, reference: 'PO 2' }] } });
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const row = within(await screen.findByRole('row', { name: /PO 1/ }));
  expect(screen.getByText(`${reading} 1 more date is read the same way.`)).toBeTruthy();
  expect(row.getByText(reading.slice(reading.indexOf(' as ') + 4, -1))).toBeTruthy();
  expect(requestImports.checked).toMatchObject([{ dateOrder }]);
});

it.each([
  [['weight_kg', 'price'], 'The row differs in Weight kg and price. It changes nothing: edit the request itself.'],
  [[], 'Nothing differs. The row changes nothing.'],
])('says of what is already there what differs (%j), with the request', async (differs, said) => {
  const { requestImports } = open();
  await userEvent.click(await screen.findByRole('textbox', { name: /One request per row/ }));
  await userEvent.paste('reference;Weight kg;price\nPO 1;24000;950');
  const beforePublishing = [{ field: 'goods', code: 'required', message: 'is missing' }];
  const row = { ...right, reference: 'PO 1', outcome: 'exists', id: 'r-1', differs, beforePublishing } as const;
  Object.assign(requestImports, { said: { ignored: [], rows: [row] } });
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const shown = within(await screen.findByRole('row', { name: /PO 1/ }));
  expect(shown.getByText(said)).toBeTruthy();
  expect(shown.queryByText('Before it can be published:')).toBeNull();
  expect(shown.getByRole('link', { name: 'Open PO 1' }).getAttribute('href')).toBe('/ui/requests/r-1');
});

it.each([
  ['DE', ',', 'At most 1,000 rows.'],
  ['US', '.', 'At most 1,000 rows.'],
])('reads numbers by the customs of a company in %s', async (region, decimalMark, most) => {
  const { requestImports } = open('owner', region);
  await userEvent.click(await screen.findByRole('textbox', { name: /One request per row/ }));
  expect(screen.getByText(new RegExp(most))).toBeTruthy();
  await userEvent.paste(csv);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('1 ready, 0 already there, 1 to fix');
  expect(requestImports.checked).toMatchObject([{ decimalMark }]);
});

it('sends what the forms call codes, none of which could be two', async () => {
  const { requestImports } = open();
  await userEvent.click(await screen.findByRole('textbox', { name: /One request per row/ }));
  await userEvent.paste(csv);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('1 ready, 0 already there, 1 to fix');
  const words = requestImports.checked[0]?.words ?? [];
  expect(words).toEqual(
    expect.arrayContaining([
      { column: 'package', word: 'EUR pallet', code: 'OH' },
      { column: 'package', word: 'Euro pallets', code: 'OH' },
      { column: 'package', word: 'Euro pallets (80 × 120 cm)', code: 'OH' },
      { column: 'equipment', word: 'Liftgate', code: 'tail_lift' },
      { column: 'body_types', word: 'Lowboy', code: 'low_loader' },
      { column: 'pricing', word: 'Fixed price', code: 'fixed' },
    ]),
  );
  expect(words.some(({ word }) => word === 'CHEP pallets')).toBe(false);
  const keys = words.map(({ column, word }) => `${column} ${word.toLowerCase()}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it('once the table or the choice is another, shows of what was said only the rows to fix', async () => {
  const { requestImports } = open();
  const field = await screen.findByRole('textbox', { name: /One request per row/ });
  await userEvent.click(field);
  await userEvent.paste(csv);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('1 ready, 0 already there, 1 to fix');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Publish right away' }));
  expect(screen.queryByText('1 ready, 0 already there, 1 to fix')).toBeNull();
  expect(screen.getByText(/You have since changed the table or the options/)).toBeTruthy();
  expect(screen.queryByRole('row', { name: /PO 1/ })).toBeNull();
  expect(screen.getByRole('row', { name: /PO 2/ }).textContent).toContain('Enter a whole number');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('1 ready, 0 already there, 1 to fix');
  expect(requestImports.checked.map(({ publish }) => publish)).toEqual([false, true]);
});

it('keeps the faults of rows that were not imported while the table is mended', async () => {
  open();
  const field = await screen.findByRole('textbox', { name: /One request per row/ });
  await userEvent.click(field);
  await userEvent.paste(csv);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 request' }));
  await screen.findByText('1 imported, 0 already there, 1 not imported');
  await userEvent.type(field, '0');
  const row = within(screen.getByRole('row', { name: /PO 2/ }));
  expect(row.getByText('count has “1.5”. Enter a whole number from 1 to 9999.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check' })).toBeTruthy();
  await userEvent.clear(field);
  expect(screen.queryByRole('row', { name: /PO 2/ })).toBeNull();
});

it('says of a cell that cannot be read what it has and what to write', async () => {
  const { requestImports } = open();
  const errors = [
    { field: 'price', code: 'not_a_number', message: 'must be a number' },
    { field: 'delivery_from', code: 'not_an_instant', message: 'must be a time' },
    { field: 'pickup_from', code: 'not_an_instant', message: 'must be a time' },
    { field: 'pricing', code: 'not_a_choice', message: 'must be one of' },
    { field: 'package', code: 'not_a_choice', message: 'must be one of' },
    { field: 'equipment', code: 'not_a_choice', message: 'must be one of' },
    { field: 'pickup_city', code: 'position_missing', message: 'is not a town' },
    { field: 'goods', code: 'required', message: 'must not be empty' },
  ];
  Object.assign(requestImports, { said: { ignored: [], rows: [{ ...wrong, line: 2, errors }] } });
  await userEvent.click(await screen.findByRole('textbox', { name: /One request per row/ }));
  await userEvent.paste(
    'reference;price;pickup_from;delivery_from;pricing;package;equipment;pickup_city;goods\nPO 2;€ 1.250,00;31.02.2027 08:00;3.2.2027;auction;EUR;Crane;Wormz;',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const row = within(await screen.findByRole('row', { name: /PO 2/ }));
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'pickup_city has “Wormz”. Town not found in that country. Check the spelling, or enter its position in the lat and lng columns.',
    'pickup_from has “31.02.2027 08:00”. Enter a date and time that exists, such as 11/24/2026 8:00 AM.',
    'delivery_from has “3.2.2027”. Add the time, such as 3.2.2027 08:00.',
    'goods: Describe the goods.',
    'package has “EUR”. Enter a name as in the form for a new request, such as Euro pallets (80 × 120 cm), Pallets, Cartons, Big bags, Rolls.',
    'equipment has “Crane”. Enter one of these: Liftgate, Straps, Forklift, GPS, Pallet jack.',
    'pricing has “auction”. Enter one of these: Carriers make offers, Fixed price.',
    'price has “€ 1.250,00”. Enter digits only, without a thousands separator, such as 24000 or 1250.50.',
  ]);
});

it('says each fault once, for all cells that have it, by the titles of the table', async () => {
  const { requestImports } = open();
  const errors = [
    { field: 'pickup_from', code: 'not_an_instant', message: 'must be a time' },
    { field: 'pickup_to', code: 'not_an_instant', message: 'must be a time' },
    { field: 'delivery_from', code: 'required', message: 'must not be empty' },
    { field: 'decide_by', code: 'required', message: 'must not be empty' },
  ];
  Object.assign(requestImports, { said: { ignored: [], rows: [{ ...wrong, line: 2, errors }] } });
  await userEvent.click(await screen.findByRole('textbox', { name: /One request per row/ }));
  await userEvent.paste('REFERENCE;Pickup from;pickup-to;Delivery From\nPO 2;2026-12-02;2026-12-03;');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const row = within(await screen.findByRole('row', { name: /PO 2/ }));
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pickup from (“2026-12-02”) and pickup-to (“2026-12-03”): Add the time, such as 2026-12-02 08:00.',
    'Delivery From and Decide by: Enter a date and time, such as 11/24/2026 8:00 AM.',
  ]);
});

it('says of a town that no country has that there is none, beside what is wrong with the country', async () => {
  const { requestImports } = open();
  const errors = [
    { field: 'pickup_city', code: 'position_missing', message: 'is not a town' },
    { field: 'pickup_country', code: 'country', message: 'must be a country' },
  ];
  Object.assign(requestImports, { said: { ignored: [], rows: [{ ...wrong, line: 2, errors }] } });
  await userEvent.click(await screen.findByRole('textbox', { name: /One request per row/ }));
  await userEvent.paste('reference;pickup_city;pickup_country\nPO 2;Neustat;Germny');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const row = within(await screen.findByRole('row', { name: /PO 2/ }));
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'pickup_city has “Neustat”. No town has this name. Check the spelling, or enter its position in the lat and lng columns.',
    'pickup_country has “Germny”. Enter the name of a country or its two-letter code, such as Germany or DE.',
  ]);
});

const frankfurt = {
  column: 'pickup_city',
  name: 'Frankfurt am Main',
  region: 'Hesse',
  country: 'DE',
  lat: 50.1,
  lng: 8.7,
  others: [{ name: 'Frankfurt (Oder)', region: 'Brandenburg', country: 'DE', lat: 52.3, lng: 14.6 }],
} as const;

const nameless = {
  ...frankfurt,
  name: 'San Pedro',
  region: undefined,
  country: 'MX',
  lat: 25.8,
  lng: -102.9,
  others: [{ name: 'San Pedro', region: undefined, country: 'MX', lat: 25.8, lng: -102.9 }],
};

it('asks which of several towns is meant, and shows which was taken where something tells them apart', async () => {
  const { requestImports } = open();
  const [oder] = frankfurt.others;
  const taken = { ...right, towns: [{ column: 'pickup_city', ...oder, others: [] }] };
  const errors = [{ field: 'pickup_city', code: 'several_towns', message: 'is the name of several towns' }];
  const asked = { ...wrong, towns: [frankfurt], errors };
  Object.assign(requestImports, { said: { ignored: [], rows: [taken, asked] } });
  await userEvent.click(await screen.findByRole('textbox', { name: /One request per row/ }));
  await userEvent.paste('reference;pickup_city;pickup_postcode\nPO 1;Frankfurt;15230\nPO 2;Frankfurt;');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const first = within(await screen.findByRole('row', { name: /PO 1/ }));
  expect(first.getByText('Read as Frankfurt (Oder), Brandenburg, Germany')).toBeTruthy();
  const second = within(screen.getByRole('row', { name: /PO 2/ }));
  expect(second.getByRole('listitem').textContent).toBe(
    'pickup_city: There are 2 towns called “Frankfurt” (Germany): Frankfurt am Main and Frankfurt (Oder). Enter which one, or add the postal code.',
  );
  expect(second.queryByText(/Read as/)).toBeNull();
});

it.each([
  [
    '99999',
    frankfurt,
    'There are 2 towns called “Frankfurt” (Germany): Frankfurt am Main and Frankfurt (Oder). Enter which one.',
  ],
  [
    '',
    { ...frankfurt, others: [{ name: 'Frankfurt', region: undefined, country: 'US', lat: 40.3, lng: -86.5 }] },
    'There are towns called “Frankfurt” in more than one country: Germany and United States. Fill in the country column.',
  ],
  [
    '',
    { ...nameless, others: [{ ...nameless.others[0], lat: 31.4 }] },
    'There are 2 towns called “Frankfurt” (Mexico): San Pedro (25.8, -102.9); San Pedro (31.4, -102.9). Enter the position of your town in the lat and lng columns.',
  ],
])('with the postcode %j it asks only for what tells the towns apart', async (postcode, town, question) => {
  const { requestImports } = open();
  const errors = [{ field: 'pickup_city', code: 'several_towns', message: 'is the name of several towns' }];
  Object.assign(requestImports, { said: { ignored: [], rows: [{ ...wrong, towns: [town], errors }] } });
  await userEvent.click(await screen.findByRole('textbox', { name: /One request per row/ }));
  await userEvent.paste(`reference;pickup_city;pickup_postcode\nPO 1;Berlin;\nPO 2;Frankfurt;${postcode}`);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const row = within(await screen.findByRole('row', { name: /PO 2/ }));
  expect(row.getByRole('listitem').textContent).toBe(`pickup_city: ${question}`);
});

it('publishes rather than imports where that is chosen, and says so', async () => {
  const { requestImports } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Publish right away' }));
  await userEvent.click(screen.getByRole('textbox', { name: /One request per row/ }));
  await userEvent.paste(csv);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish 1 request' }));
  expect(await screen.findByText('1 published, 0 already there, 1 not imported')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /PO 1/ })).getByText('Published')).toBeTruthy();
  expect(requestImports.added).toMatchObject([{ publish: true }]);
});

it('says of a table without titles what its first row has, and asks nothing', async () => {
  const { requestImports } = open();
  const field = await screen.findByRole('textbox', { name: /One request per row/ });
  await userEvent.click(field);
  await userEvent.paste('PO 1;Leipzig;Lyon;24');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  const said = /must name the columns, and one must be “reference”\. It has “PO 1, Leipzig, Lyon, 24”\./;
  expect(await screen.findByText(said)).toBeTruthy();
  expect(requestImports.checked).toEqual([]);
  await userEvent.type(field, ' ');
  expect(screen.queryByText(said)).toBeNull();
});

it('is not offered to viewers', async () => {
  open('viewer');
  expect(await screen.findByText(/viewer/i)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
});
