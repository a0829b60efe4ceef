import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import type { ShipmentRequest } from '../../../../src/domain/request/ShipmentRequest.ts';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import type { FakePorts } from '../../../support/fakeContainer.ts';
import { FakeListSettings } from '../../../support/fakes/FakeListSettings.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { askForAll } from '../../../support/bulkAction.ts';
import { exportAs } from '../../../support/exportAs.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (
  rows: readonly ShipmentRequest[],
  at = '/ui/requests',
  role: 'owner' | 'viewer' = 'owner',
  ports: Partial<FakePorts> = {},
) => {
  const requestRegister = Object.assign(new FakeRequestRegister(), {
    page: { rows, page: 0, size: 25, total: rows.length },
  });
  return renderRoom(
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>,
    { at, requestRegister, membership: { audience: 'office', role }, ...ports },
  );
};

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const textOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')?.textContent ?? '';

describe('the request list', () => {
  it('shows route, window by the clock of the stop, body, offers, price and deadline', async () => {
    const offers = { live: 3, best: { amountMinor: 118_050, currency: 'EUR' }, highest: undefined };
    open([requestFactory.build({ reference: 'PO 77', offers })]);
    const row = (await screen.findByRole('link', { name: 'PO 77' })).closest('tr');
    const cells = row ? within(row).getAllByRole('cell') : [];
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '',
      'Leipzig, DE →to Lyon, FR ≈ 812 km · 24 × Euro pallets (80 × 120 cm) · 18,400 kg',
      'Thu Jan 8 8:00 AM–10:00 AM CET',
      'Curtainsider',
      '3 · €1,180.50',
      '€1,250 Target',
      'in 2 days',
      'Open',
    ]);
  });

  it('can show how far offers are apart, and how many of the fleets asked have answered', async () => {
    const offers = { live: 3, best: euros(118_050), highest: euros(131_000) };
    const rows = [
      requestFactory.build({ reference: 'PO 77', offers, asked: { fleets: 5, answered: 4 } }),
      requestFactory.build({ reference: 'PO 78', offers: { ...offers, highest: offers.best } }),
    ];
    const layout = { columns: ['spread', 'asked'], density: 'compact' as const };
    open(rows, '/ui/requests', 'owner', { listSettings: Object.assign(new FakeListSettings(), { layout }) });
    expect(await textOf('PO 77')).toContain('€129.50 €1,180.50 – €1,3104 of 5');
    expect(await textOf('PO 78')).not.toContain('€');
  });

  it('shows the agreed price once a request is awarded', async () => {
    open([
      requestFactory.build({
        reference: 'PO 78',
        status: 'awarded',
        awardedPrice: { amountMinor: 119_000, currency: 'EUR' },
      }),
    ]);
    const row = (await screen.findByRole('link', { name: 'PO 78' })).closest('tr');
    expect(row && within(row).getByText('€1,190').parentElement?.textContent).toContain('Agreed');
    expect(row?.textContent).not.toContain('€1,250');
  });

  it('counts the stops between, and says what a draft lacks', async () => {
    const { stops = [] } = requestFactory.build();
    open([
      requestFactory.build({ reference: 'A', stops: [...stops, ...stops] }),
      requestFactory.build({ reference: 'B', status: 'draft', stops: [], cargo: [], km: undefined }),
    ]);
    expect(await textOf('A')).toContain('2 more stops');
    expect(await textOf('B')).toContain('No town yet');
    expect(await textOf('B')).toContain('Draft');
  });

  it.each([
    ['?view=decide', { status: 'open', offers: 'toDecide' }],
    ['?view=drafts', { status: 'draft' }],
    ['?view=awardedToday', { status: 'awarded', awarded: 'today' }],
    ['?from=2026-01-05&to=2026-01-09&lane=de-04%3Afr', { from: '2026-01-05', to: '2026-01-09', lane: 'DE-04:FR' }],
    ['?from=yesterday&lane=somewhere', {}],
  ])('asks for what the address %s says', async (query, filters) => {
    const { requestRegister } = open([requestFactory.build({ reference: 'PO 77' })], `/ui/requests${query}`);
    await screen.findByRole('link', { name: 'PO 77' });
    expect(requestRegister.views.at(-1)?.filters).toEqual(filters);
  });

  it('filters by a lane as people write it', async () => {
    const { requestRegister } = open([requestFactory.build({ reference: 'PO 77' })]);
    await screen.findByRole('link', { name: 'PO 77' });
    await userEvent.type(screen.getByLabelText('Lane'), 'de 04 - fr 69{Enter}');
    await screen.findByDisplayValue('DE-04:FR-69');
    expect(requestRegister.views.at(-1)?.filters).toEqual({ lane: 'DE-04:FR-69' });
  });

  it('keeps a lane that cannot be read, and the list as it is', async () => {
    const { requestRegister } = open([requestFactory.build({ reference: 'PO 77' })], '/ui/requests?lane=DE:FR');
    await screen.findByRole('link', { name: 'PO 77' });
    const lane = screen.getByLabelText<HTMLInputElement>('Lane');
    await userEvent.clear(lane);
    await userEvent.type(lane, 'Berlin – Paris');
    await userEvent.tab();
    expect([lane.value, lane.getAttribute('aria-invalid')]).toEqual(['Berlin – Paris', 'true']);
    expect(requestRegister.views.at(-1)?.filters).toEqual({ lane: 'DE:FR' });
  });

  it('says of a passed deadline that the time is up', async () => {
    open([requestFactory.build({ reference: 'PO 77', endsAt: '2026-01-05T09:00:00Z' })]);
    await screen.findByRole('link', { name: 'PO 77' });
    expect(screen.getAllByText('Expired').length).toBeGreaterThan(0);
  });

  it('says of a draft how long is left for it, and of what is awarded nothing', async () => {
    const decisionBy = '2026-01-07T09:00:00Z';
    open([
      requestFactory.build({ reference: 'PO 77', status: 'draft', endsAt: undefined, decisionBy }),
      requestFactory.build({ reference: 'PO 78', status: 'awarded', decisionBy }),
    ]);
    expect(await textOf('PO 77')).toContain('in 2 days');
    expect(await textOf('PO 78')).not.toContain('in 2 days');
  });

  it('invites to post the first request, but not viewers', async () => {
    open([]);
    expect((await screen.findByRole('link', { name: 'Post your first request' })).getAttribute('href')).toBe(
      '/ui/requests/new',
    );
  });

  it('lets viewers look', async () => {
    open([requestFactory.build({ reference: 'PO 77' })], '/ui/requests', 'viewer');
    await screen.findByRole('link', { name: 'PO 77' });
    expect(screen.queryByRole('link', { name: 'New request' })).toBeNull();
  });
});

const light = (id: string) => {
  const request = requestFactory.build({ id, reference: `Light ${id}`, status: 'draft', publishedAt: undefined });
  const cargo = (request.cargo ?? []).map((line) => ({ ...line, packageCode: 'OH', count: 24, grossKg: 9.6 }));
  // No two of them look alike.
  const stops = (request.stops ?? []).map((stop) => ({ ...stop, place: { ...stop.place, postcode: `1234${id}` } }));
  return { ...request, stops, cargo: cargo.map((line) => ({ ...line, description: 'Drinks' })) };
};

describe('many requests at once', () => {
  const rows = [
    requestFactory.build({ id: 'a', version: 2, reference: 'PO 1', status: 'open' }),
    requestFactory.build({ id: 'b', version: 3, reference: 'PO 2', status: 'draft', publishedAt: undefined }),
    requestFactory.build({ id: 'c', version: 4, reference: 'PO 3', status: 'awarded' }),
  ];

  it.each([
    ['Withdraw', 'Withdraw 1 request', { id: 'a', version: 2, to: 'withdrawn' }, '1 request withdrawn'],
    ['Publish', 'Publish 1 request', { id: 'b', version: 3, to: 'open' }, '1 request published'],
  ])('%s is offered for those it fits, and says why not for the others', async (action, yes, moved, news) => {
    const { requestRegister, notices } = open(rows);
    const dialog = await askForAll(['PO 1', 'PO 2', 'PO 3'], action);
    expect(dialog.getByText(/^PO 3/).closest('li')?.textContent).toContain('Its status is “Awarded”.');
    await userEvent.click(dialog.getByRole('button', { name: yes }));
    await waitFor(() => expect(requestRegister.moved).toMatchObject([moved]));
    await waitFor(() => expect(notices.list().map(({ text }) => text)).toContain(news));
  });

  it('publishing leaves incomplete drafts out, each with what it lacks and a way to mend it', async () => {
    const bare = requestFactory.build({ id: 'd', reference: 'PO 4', status: 'draft', publishedAt: undefined });
    const [pickup, delivery] = bare.stops ?? [];
    const stops = [{ ...pickup, place: undefined }, delivery].flatMap((stop) => stop ?? []);
    const { requestRegister } = open([...rows, { ...bare, stops, decisionBy: '2020-01-01T00:00:00Z' }]);
    const dialog = await askForAll(['PO 2', 'PO 4'], 'Publish');
    const refused = within(dialog.getByRole('list', { name: '1 of these cannot be published:' }));
    expect(refused.getByRole('listitem').textContent).toBe(
      'PO 4 Missing: Company or site (pickup), Street address (pickup), and Town (pickup). And 1 more.',
    );
    expect(refused.getByRole('link', { name: 'PO 4' }).getAttribute('href')).toBe('/ui/requests/d/edit');
    await userEvent.click(await dialog.findByRole('button', { name: 'Publish 1 request' }));
    await waitFor(() => expect(requestRegister.moved.map(({ id }) => id)).toEqual(['b']));
  });

  it('publishing nothing but incomplete drafts says that none can be, and why', async () => {
    const bare = requestFactory.build({ id: 'd', reference: 'PO 4', status: 'draft', publishedAt: undefined });
    open([...rows, { ...bare, decisionBy: '2020-01-01T00:00:00Z' }]);
    const dialog = await askForAll(['PO 4'], 'Publish');
    expect(dialog.getByText('None of these can be published.')).toBeTruthy();
    expect(within(dialog.getByRole('list', { name: 'Why' })).getByRole('listitem').textContent).toMatch(/^PO 4 \S/);
    expect(dialog.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  it('publishing leaves out what looks like an open request or another of them, unless it is ticked', async () => {
    const twins = ['d', 'e'].map((id) => {
      const draft = requestFactory.build({ id, reference: `Twin ${id}`, status: 'draft', publishedAt: undefined });
      return { ...draft, cargo: (draft.cargo ?? []).map((line) => ({ ...line, grossKg: 4_321 })) };
    });
    const { requestRegister } = open([...rows, ...twins]);
    const dialog = await askForAll(['PO 2', 'Twin d', 'Twin e'], 'Publish');
    const alike = within(await dialog.findByRole('list', { name: /^1 looks like another request/ }));
    expect(alike.getByRole('listitem').textContent).toContain('Twin e looks like Twin d');
    expect(dialog.getByRole('button', { name: 'Publish 2 requests' })).toBeTruthy();
    await userEvent.click(alike.getByRole('checkbox', { name: 'Publish Twin e too' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 3 requests' }));
    await waitFor(() => expect(requestRegister.moved.map(({ id }) => id)).toEqual(['b', 'd', 'e']));
  });

  it('publishing asks for a tick where all look like an open request', async () => {
    const { requestRegister } = open(rows, undefined, undefined, {});
    requestRegister.alike = { id: 'o', reference: 'PO 9', publishedAt: '2026-01-05T07:00:00Z' };
    const dialog = await askForAll(['PO 2'], 'Publish');
    expect(await dialog.findByText('Select a request to publish it.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'PO 9' }).getAttribute('href')).toBe('/ui/requests/o');
    expect(dialog.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  describe('of an unusual weight', () => {
    const lights = ['1', '2', '3', '4', '5', '6', '7'].map(light);

    it('are named before they are published, the first few of them', async () => {
      open([...rows, ...lights]);
      const dialog = await askForAll(['PO 2', ...lights.map(({ reference }) => reference)], 'Publish');
      const list = within(dialog.getByRole('list', { name: '7 look unusual' }));
      expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        ['1', '2', '3', '4', '5'].map((id) => `Light ${id} Drinks: only 0.4 kg per pallet.`),
      );
      expect(dialog.getByText('And 2 more.')).toBeTruthy();
    });

    it.each([
      ['Publish the other one', ['b']],
      ['Publish 2 requests', ['b', '1']],
    ])('can be left out or not: %s', async (way, published) => {
      const { requestRegister } = open([...rows, ...lights]);
      const dialog = await askForAll(['PO 2', 'Light 1'], 'Publish');
      await userEvent.click(dialog.getByRole('button', { name: way }));
      await waitFor(() => expect(requestRegister.moved.map(({ id }) => id)).toEqual(published));
    });

    it('are left out of another try as well', async () => {
      const { requestRegister } = open([...rows, ...lights]);
      requestRegister.written = new Failure({ kind: 'unreachable', offline: false });
      const dialog = await askForAll(['PO 2', 'Light 1'], 'Publish');
      await userEvent.click(dialog.getByRole('button', { name: 'Publish the other one' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Try 1 again' }));
      await waitFor(() => expect(requestRegister.moved.map(({ id }) => id)).toEqual(['b', 'b']));
    });

    it('are the only ones: nothing but all of them or none is offered', async () => {
      open(lights);
      const dialog = await askForAll(['Light 1'], 'Publish');
      expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['Cancel', 'Publish 1 request']),
      );
      expect(dialog.queryByRole('button', { name: /the other/ })).toBeNull();
    });
  });

  it('names the fields that keep one from being published', async () => {
    const { requestRegister } = open(rows);
    const past = { code: 'in_past', message: 'must be in the future' };
    requestRegister.written = new Failure({
      kind: 'refused',
      status: 422,
      errors: [
        { ...past, field: 'stops.1.window.to' },
        { field: 'audience.carriers.0', code: 'not_a_choice', message: 'must be one of the carriers of the brand' },
      ],
    });
    const dialog = await askForAll(['PO 2'], 'Publish');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 1 request' }));
    expect((await screen.findByText(/End of the window/)).closest('li')?.textContent).toBe(
      'PO 2 End of the window (delivery): This is in the past. Choose a later time. Choose the carriers.',
    );
  });

  it('drafts are deleted and brought back, and nothing that was ever open', async () => {
    const { requestRegister, notices } = open(rows);
    const dialog = await askForAll(['PO 1', 'PO 2'], 'Delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 1 draft' }));
    await waitFor(() => expect(requestRegister.removed).toMatchObject([{ id: 'b', version: 3 }]));
    await waitFor(() => expect(notices.texts).toContain('1 draft deleted'));
    notices.press('1 draft deleted', 'Undo');
    await waitFor(() => expect(requestRegister.undone).toMatchObject([{ id: 'b', version: 3 }]));
    await waitFor(() => expect(notices.texts).toContain('1 draft restored'));
  });

  it('open ones are decided later, which can be undone', async () => {
    const { requestRegister, notices } = open(rows);
    requestRegister.written = requestFactory.build({ id: 'a', version: 3 });
    const dialog = await askForAll(['PO 1', 'PO 2'], 'Extend');
    expect(dialog.getByText(/^PO 2/).closest('li')?.textContent).toContain('Its status is “Draft”.');
    await userEvent.click(dialog.getByRole('button', { name: 'Extend deadline' }));
    await waitFor(() =>
      expect(requestRegister.changed).toMatchObject([
        { id: 'a', version: 2, publish: false, entry: { decisionBy: '2026-01-07T20:00:00.000Z' } },
      ]),
    );
    await waitFor(() => expect(notices.texts).toContain('Deadline of 1 request extended'));
    notices.press('Deadline of 1 request extended', 'Undo');
    await waitFor(() => expect(requestRegister.undone).toMatchObject([{ id: 'a', version: 3 }]));
    await waitFor(() => expect(notices.texts).toContain('Deadline of 1 request restored'));
  });

  it('none is decided after its pickup', async () => {
    open(rows);
    const dialog = await askForAll(['PO 1'], 'Extend');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'By' }), '1 day');
    expect(dialog.getByText(/^PO 1/).closest('li')?.textContent).toContain(
      'Its first pickup window ends before the new deadline',
    );
    expect(dialog.queryByRole('button', { name: 'Extend deadline' })).toBeNull();
  });

  it.each([
    [['PO 1'], ['Extend', 'Withdraw']],
    [['PO 2'], ['Publish', 'Delete']],
    [
      ['PO 1', 'PO 2'],
      ['Publish', 'Extend', 'Withdraw', 'Delete'],
    ],
    [['PO 3'], []],
  ])('of %j, what can be done is %j', async (names, offered) => {
    open(rows);
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as a person does
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    }
    const actions = ['Publish', 'Extend', 'Withdraw', 'Delete'];
    expect(actions.filter((name) => screen.queryByRole('button', { name }))).toEqual(offered);
  });

  it('a viewer cannot select any', async () => {
    open(rows, '/ui/requests', 'viewer');
    await screen.findByRole('link', { name: 'PO 1' });
    expect(screen.queryByRole('checkbox', { name: 'Select PO 1' })).toBeNull();
  });
});

it('a workbook of requests has plain amounts, and times with the offset of the stop', async () => {
  const { workbooks, madeFiles } = open([requestFactory.build({ reference: 'PO 77' })]);
  await exportAs('Excel (.xlsx)');
  await waitFor(() => expect(madeFiles.saved).toEqual(['requests.xlsx']));
  const [sheet] = workbooks.sheets;
  const cells = Object.fromEntries((sheet?.titles ?? []).map((title, at) => [title, sheet?.rows[0]?.[at]]));
  expect(cells).toMatchObject({
    From: 'Leipzig, DE',
    Price: 1250,
    Currency: 'EUR',
    'Time zone of pickup': 'Europe/Berlin',
  });
  expect(cells['Pickup from']).toMatch(/^2026-01-08T08:00:00\+01:00$/);
});
