import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { RecordChanges } from '../../../../src/application/shared/RecordChanges.ts';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Offer } from '../../../../src/domain/offer/Offer.ts';
import type { VehicleRecord } from '../../../../src/domain/vehicle/Vehicle.ts';
import { bodyChunk } from '../../../../src/ui/rooms/offers/bodyChunk.ts';
import { OfferPage } from '../../../../src/ui/rooms/offers/OfferPage.tsx';
import { OffersPage } from '../../../../src/ui/rooms/offers/OffersPage.tsx';
import { OffersRoom } from '../../../../src/ui/rooms/offers/OffersRoom.tsx';
import { useInjection } from '../../../../src/ui/shared/injection/useInjection.ts';
import { useLiveChanges } from '../../../../src/ui/workplace/useLiveChanges.ts';
import { driverFactory } from '../../../support/factories/driverFactory.ts';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { offerFactory } from '../../../support/factories/offerFactory.ts';
import { vehicleFactory } from '../../../support/factories/vehicleFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeDriverRegister } from '../../../support/fakes/FakeDriverRegister.ts';
import { FakeLiveChanges } from '../../../support/fakes/FakeLiveChanges.ts';
import { FakeOfferRegister } from '../../../support/fakes/FakeOfferRegister.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { askForAll } from '../../../support/bulkAction.ts';
import { exportAs } from '../../../support/exportAs.ts';
import { promised } from '../../../support/promised.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => bodyChunk.load());

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const counter = { amount: euros(119_000), validUntil: '2026-01-05T20:00:00Z' };

const open = (offer: Partial<Offer> = {}, offerRegister = new FakeOfferRegister(), mayWrite = true) =>
  renderRoom(<OfferPage record={offerFactory.build({ id: 'o-1', version: 3, ...offer })} mayWrite={mayWrite} />, {
    offerRegister,
  });

const Live = () => {
  useLiveChanges();
  return (
    <Routes>
      <Route path="/ui/offers/*" element={<OffersRoom />} />
    </Routes>
  );
};

/** The ids of the rows, in order. */
const order = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('[data-record]')?.getAttribute('data-record'));

/** Presses what others have done. */
const Told = () => {
  const changes = useInjection(RecordChanges);
  return <button onClick={() => changes.publish({ lists: ['offers'] })}>others have</button>;
};

describe('the list of offers', () => {
  it('tells price, counter-offer and what is left of the time, of live offers alone', async () => {
    const offerRegister = new FakeOfferRegister();
    const rows = [
      offerFactory.build({ status: 'countered', counter }),
      offerFactory.build({ status: 'rejected', closedReason: 'not_selected' }),
      offerFactory.build({ outdated: true, changes: ['stops'] }),
    ];
    offerRegister.page = { rows, page: 0, size: 25, total: 3 };
    renderRoom(<OffersPage mayWrite />, { offerRegister, at: '/ui/offers' });
    await screen.findAllByText('Essen, DE');
    const [, countered, lost, changed] = screen.getAllByRole('row');
    expect(countered?.textContent).toContain('€1,190');
    expect(countered?.textContent).toContain('To answer');
    expect(lost?.textContent).toContain('Not selected');
    expect(lost?.textContent).not.toContain('hr');
    expect(changed?.textContent).toContain('To confirm');
  });

  it('has a tab for each thing to do, by status and time left', async () => {
    const offerRegister = new FakeOfferRegister();
    offerRegister.page = { rows: [offerFactory.build()], page: 0, size: 25, total: 1 };
    renderRoom(<OffersPage mayWrite />, { offerRegister, at: '/ui/offers?view=toAnswer' });
    await screen.findAllByRole('row');
    expect(offerRegister.views.at(-1)).toMatchObject({ filters: { toAnswer: 'true' }, sort: 'validUntil' });
    for (const name of ['To answer', 'Pending', 'Won', 'Lost', 'Expired'])
      expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toBeTruthy();
  });
});

it('all offers that a list has found are not selected once it looks for others', async () => {
  const offerRegister = new FakeOfferRegister();
  const found = { rows: [offerFactory.build({ id: 'o-1' })], page: 0, size: 25, total: 2 };
  const { promise, keep } = promised<typeof found>();
  offerRegister.list = ({ size }) => (size === 2 ? promise : Promise.resolve(found));
  renderRoom(<OffersPage mayWrite />, { offerRegister, at: '/ui/offers' });
  const [box] = await screen.findAllByRole('checkbox', { name: /^Select .*Essen/ });
  if (!box) throw new Error('no box');
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2 found' }));
  await userEvent.click(box);
  await userEvent.type(screen.getByRole('searchbox'), 'Lyon{Enter}');
  await act(async () => keep(found));
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  expect(box).toHaveProperty('checked', false);
});

it('the rows of another search are not selected with the page, while they stand until its own come', async () => {
  const offerRegister = new FakeOfferRegister();
  const found = { rows: [offerFactory.build({ id: 'o-1' })], page: 0, size: 25, total: 1 };
  const { promise, keep } = promised<typeof found>();
  offerRegister.list = ({ q }) => (q === 'Lyon' ? promise : Promise.resolve(found));
  renderRoom(<OffersPage mayWrite />, { offerRegister, at: '/ui/offers' });
  await screen.findAllByText('Essen, DE');
  await userEvent.type(screen.getByRole('searchbox'), 'Lyon{Enter}');
  const page = screen.getByRole('checkbox', { name: 'Select all on this page' });
  await userEvent.click(page);
  expect(screen.queryByText('1 selected')).toBeNull();
  await act(async () => keep({ ...found, rows: [offerFactory.build({ id: 'o-2' })] }));
  await userEvent.click(page);
  expect(await screen.findByText('1 selected')).toBeTruthy();
});

it('offers stay where they are while others change them, until the list is updated', async () => {
  const offerRegister = new FakeOfferRegister();
  const [first, second] = [offerFactory.build({ id: 'o-1' }), offerFactory.build({ id: 'o-2' })];
  const answered = { ...second, status: 'countered' as const, counter };
  const show = (...rows: readonly Offer[]) => {
    offerRegister.page = { rows, page: 0, size: 25, total: rows.length };
  };
  show(first, second);
  renderRoom(
    <main>
      <OffersPage mayWrite />
      <Told />
    </main>,
    { offerRegister, at: '/ui/offers' },
  );
  await screen.findAllByText('Essen, DE');
  show(answered, first);
  await userEvent.click(screen.getByRole('button', { name: 'others have' }));
  const button = await screen.findByRole('button', { name: 'Update the list' });
  expect(screen.getByText('€1,190')).toBeTruthy();
  expect(order()).toEqual(['o-1', 'o-2']);
  await userEvent.click(button);
  expect(order()).toEqual(['o-2', 'o-1']);
});

describe('an offer', () => {
  it('is to be confirmed on its page as in the list, even with a counter-offer', async () => {
    open({ status: 'countered', counter, outdated: true, changes: ['stops'] });
    expect(await screen.findByText('To confirm')).toBeTruthy();
    expect(screen.queryByText('To answer')).toBeNull();
    expect(screen.getByText(/Your offer cannot be accepted until you confirm it\.$/)).toBeTruthy();
    const own = within(screen.getByRole('region', { name: 'You offer' }));
    expect(own.getByText('€1,250')).toBeTruthy();
    expect(own.getByText('After that, you can answer the shipper’s counter-offer of €1,190.')).toBeTruthy();
  });

  it('shows all prices that were said, the latest first', async () => {
    open({
      status: 'countered',
      counter,
      trail: [
        { amount: euros(140_000), by: 'fleet', at: '2026-01-04T08:00:00Z' },
        { amount: euros(119_000), by: 'shipper', at: '2026-01-05T09:00:00Z' },
      ],
    });
    const said = within(await screen.findByRole('region', { name: 'Prices so far' }));
    const prices = said.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(prices).toHaveLength(3);
    expect(prices[0]).toMatch(/^Shipper.*€1,190$/);
    expect(prices[1]).toMatch(/^You.*€1,250$/);
    expect(prices[2]).toMatch(/^You.*€1,400$/);
  });

  it('has the stops beside the price, while it waits for an answer', async () => {
    open();
    const stops = within(await screen.findByRole('region', { name: 'Stops' }));
    expect(stops.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Essen'),
      expect.stringContaining('Lyon'),
    ]);
  });

  it('that has ended has no stops', async () => {
    open({ status: 'withdrawn' });
    await screen.findByRole('region', { name: 'Prices so far' });
    expect(screen.queryByRole('region', { name: 'Stops' })).toBeNull();
  });

  it('that has ended dates its price by when it was said, not by its end', async () => {
    open({ status: 'withdrawn', updatedAt: '2026-01-05T10:00:00Z' });
    const [price] = await screen.findAllByRole('listitem');
    expect(price?.querySelector('time')?.dateTime).toBe('2026-01-05T08:30:00Z');
  });

  it('tells the earliest pickup by the clock at the first stop', async () => {
    open({ pickupAt: '2026-01-07T05:00:00Z' });
    expect(await screen.findByText(/^Wed Jan 7 6:00.*CET$/)).toBeTruthy();
  });

  describe('names its truck', () => {
    const truck = vehicleFactory.build({ id: 'v-1', fleetNo: 'T-1', plate: 'AB 1' });
    const trailer = vehicleFactory.build({ id: 'v-2', fleetNo: 'R-2', plate: 'AB 2' });
    const named = { vehicleId: 'v-1', trailerId: 'v-2', driverId: 'd-1', verdict: { fits: true, reasons: [] } };
    const show = (vehicles: readonly VehicleRecord[]) => {
      const vehicleRegister = new FakeVehicleRegister();
      vehicleRegister.vehicles = vehicles;
      vehicleRegister.vehicle = new Failure({ kind: 'refused', status: 404, message: 'Gone', errors: [] });
      const driverRegister = new FakeDriverRegister();
      driverRegister.driver = driverFactory.build({ id: 'd-1', name: 'Ada Lund' });
      renderRoom(<OfferPage record={offerFactory.build(named)} mayWrite />, { vehicleRegister, driverRegister });
      return screen.findByRole('region', { name: 'Your truck' });
    };

    it('with trailer and driver', async () => {
      const card = within(await show([truck, trailer]));
      expect((await card.findByRole('link', { name: 'T-1 · AB 1' })).getAttribute('href')).toBe('/ui/vehicles/v-1');
      expect(await card.findByText(/with R-2 · AB 2, Ada Lund/)).toBeTruthy();
    });

    it('unless the fleet no longer has it', async () => {
      const card = await show([trailer]);
      expect(card.textContent).toContain('Fits');
      expect(card.textContent).not.toContain('R-2');
    });
  });

  it('that was won leads to its shipment', async () => {
    open({ status: 'accepted', shipmentId: 's-1' });
    const link = await screen.findByRole('link', { name: 'See the shipment' });
    expect(link.getAttribute('href')).toBe('/ui/shipments/s-1');
  });

  it('that was countered is accepted after a question, with its version', async () => {
    const { offerRegister, dialogs } = open({ status: 'countered', counter });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept €1,190' }));
    await waitFor(() => expect(offerRegister.moves).toEqual([{ id: 'o-1', version: 3, move: 'accept' }]));
    expect(dialogs.questions.at(-1)?.title).toBe('Accept the counter-offer of €1,190?');
  });

  it('whose request changed says what, and is confirmed before it can be accepted', async () => {
    const { offerRegister } = open({ status: 'countered', counter, outdated: true, changes: ['stops', 'cargo'] });
    expect(await screen.findByText('Changed: Stops, Cargo')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my price' }));
    await waitFor(() => expect(offerRegister.moves).toEqual([{ id: 'o-1', version: 3, move: 'confirm' }]));
  });

  it('whose request changed says what was and what is', async () => {
    const before = loadFactory.build();
    const [first, ...others] = before.stops;
    const window = { from: '2026-01-07T12:00:00Z', to: '2026-01-07T14:00:00Z', timeZone: 'Europe/Berlin' };
    const dangerous = { un: '1203', class: '3', packingGroup: 'II' } as const;
    const now = {
      ...before,
      stops: [...(first ? [{ ...first, window }] : []), ...others],
      cargo: before.cargo.map((line) => ({ ...line, grossKg: 9_000, volumeM3: 30, stackable: false, dangerous })),
      required: { ...before.required, adr: true, equipment: ['tail_lift', 'straps'] as const },
    };
    const changes = [
      { what: 'window', stop: 0, fields: [] },
      { what: 'cargo', stop: undefined, fields: [] },
      { what: 'dangerous', stop: undefined, fields: [] },
      { what: 'details', stop: undefined, fields: ['volumeM3', 'stackable'] },
      { what: 'adr', stop: undefined, fields: [] },
      { what: 'equipment', stop: undefined, fields: [] },
      { what: undefined, stop: undefined, fields: [] },
    ] as const;
    open({ outdated: true, changes: ['stops', 'cargo'], changedLoad: { before, now, changes } });
    const title = await screen.findByText('Window of stop 1, Essen, DE');
    expect(title.nextElementSibling?.textContent).toBe(
      'Wed Jan 7 7:00 AM–11:00 AM CET → Wed Jan 7 1:00 PM–3:00 PM CET',
    );
    expect(screen.getByText('Cargo').nextElementSibling?.textContent).toMatch(/12,000 kg → .*9,000 kg$/);
    expect(screen.getByText('Cargo details changed').nextElementSibling?.textContent).toBe('volume, stackable');
    expect(screen.getByText('Dangerous goods').nextElementSibling?.textContent).toBe('none → UN 1203, 3, II');
    expect(screen.getByText('Something else').nextElementSibling?.textContent).toBe('Changed');
    expect(screen.getByText('ADR').nextElementSibling?.textContent).toBe('not required → required');
    expect(screen.getByText('Equipment').nextElementSibling?.textContent).toBe('none → Liftgate, Straps');
    expect(screen.queryByText(/^Changed:/)).toBeNull();
  });

  it('keeps another price that was typed until its loss is agreed to', async () => {
    const { dialogs } = open({ status: 'countered', counter });
    dialogs.answer = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Change price' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialogs.questions.at(-1)?.title).toBe('Leave without saving?'));
    expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveProperty('value', '11905');
    dialogs.answer = true;
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Change price' })).toBeTruthy();
  });

  it('that is not changed is left without a question', async () => {
    const { dialogs } = open({ status: 'countered', counter });
    await userEvent.click(await screen.findByRole('button', { name: 'Change price' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Change price' })).toBeTruthy();
    expect(dialogs.questions).toEqual([]);
  });

  it('in another currency than the shipper asks for by now cannot be confirmed, and gets a price in that one', async () => {
    const { load } = offerFactory.build();
    open({ outdated: true, changes: ['pricing'], load: load && { ...load, currency: 'PLN' } });
    expect(await screen.findByText(/The shipper now asks for prices in PLN\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm my price' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change price' }));
    expect((await screen.findByLabelText(/PLN/)).getAttribute('value')).toBe('');
  });

  it('gets another price, beginning with the counter-offer', async () => {
    const { offerRegister } = open({ status: 'countered', counter });
    await userEvent.click(await screen.findByRole('button', { name: 'Change price' }));
    const amount = await screen.findByRole('textbox', { name: /^Amount/ });
    expect(amount).toHaveProperty('value', '1190');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1220{Enter}');
    await waitFor(() => expect(offerRegister.sent[0]).toMatchObject({ id: 'o-1', version: 3 }));
    expect(offerRegister.sent[0]?.entry.amount).toEqual(euros(122_000));
  });

  it('asks again before a price below the one the shipper offers', async () => {
    const { offerRegister, dialogs } = open({ status: 'countered', counter });
    dialogs.answer = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Change price' }));
    const amount = await screen.findByRole('textbox', { name: /^Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1100{Enter}');
    const warning = 'That is €90 less than the shipper offers.';
    await waitFor(() => expect(dialogs.questions.at(-1)?.title).toBe(warning));
    expect(screen.getByText(warning)).toBeTruthy();
    expect(offerRegister.sent).toEqual([]);
  });

  it('that the shipper counters while another price is typed says so, and is not overwritten', async () => {
    const offerRegister = new FakeOfferRegister();
    const validUntil = '2099-01-05T20:00:00Z';
    offerRegister.offer = offerFactory.build({ id: 'o-1', version: 3, load: undefined, validUntil });
    const liveChanges = new FakeLiveChanges();
    // Ahead of the query cache, which has a clock of its own.
    const clock = new FakeClock(Date.now() + 60_000);
    renderRoom(<Live />, { offerRegister, liveChanges, clock, at: '/ui/offers/o-1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Change price' }));
    offerRegister.offer = offerFactory.build({
      id: 'o-1',
      version: 4,
      load: undefined,
      status: 'countered',
      counter,
      validUntil,
    });
    act(() => liveChanges.say('reset', '1'));
    // Everything is read again within five seconds.
    act(() => clock.advance(5_000));
    expect(await screen.findByText(/has just made a counter-offer of €1,190/)).toBeTruthy();
    const amount = screen.getByRole('textbox', { name: /^Amount/ });
    await userEvent.type(amount, '{Enter}');
    await waitFor(() => expect(offerRegister.sent[0]).toMatchObject({ id: 'o-1', version: 3 }));
  });

  it('can be changed five times', async () => {
    const said = { amount: euros(140_000), by: 'fleet', at: '2026-01-04T08:00:00Z' } as const;
    open({ trail: [said, said, said, said, said] });
    expect(await screen.findByText('0 changes left')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change price' })).toHaveProperty('disabled', true);
  });

  it('that somebody else changed meanwhile says so in place', async () => {
    const offerRegister = new FakeOfferRegister();
    offerRegister.written = new Failure({ kind: 'refused', status: 409, reason: 'offer_over', errors: [] });
    open({}, offerRegister);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Too late: This offer has ended.')).toBeTruthy();
  });

  it('that was lost says not selected, and neither price nor name of the winner', async () => {
    open({ status: 'rejected', closedReason: 'not_selected' });
    expect(await screen.findByText('Your offer was not selected.')).toBeTruthy();
    expect(screen.queryByText('Another carrier was chosen.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change price' })).toBeNull();
  });

  it('that the shipper rejected says so, and why', async () => {
    open({ status: 'rejected', closedReason: 'price' });
    expect(await screen.findByText('The shipper rejected your offer.')).toBeTruthy();
    expect(screen.getByText('The price was too high.')).toBeTruthy();
    expect(screen.queryByText('Not selected')).toBeNull();
  });

  it('of a viewer has nothing to press', async () => {
    open({ status: 'countered', counter }, new FakeOfferRegister(), false);
    expect(await screen.findByText('€1,190', { selector: 'p' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const loadFrom = (city: string) => {
  const { load } = offerFactory.build();
  return load && { ...load, stops: load.stops.map((stop, at) => (at === 0 ? { ...stop, city } : stop)) };
};

describe('many offers at once', () => {
  const rows = [
    offerFactory.build({ id: 'a', version: 2, outdated: true, load: loadFrom('Essen') }),
    offerFactory.build({ id: 'b', version: 3, load: loadFrom('Bremen'), validUntil: '2026-01-05T12:00:00Z' }),
    offerFactory.build({ id: 'c', version: 4, status: 'rejected', load: loadFrom('Kiel') }),
  ];
  const openList = (mayWrite = true) => {
    const offerRegister = Object.assign(new FakeOfferRegister(), { page: { rows, page: 0, size: 25, total: 3 } });
    return renderRoom(<OffersPage mayWrite={mayWrite} />, { offerRegister, at: '/ui/offers' });
  };
  const nameOf = (city: string) => `${city}, DE → Lyon, FR, ${rows[0]?.shipper.name}`;
  const names = ['Essen', 'Bremen', 'Kiel'].map(nameOf);

  it.each([
    ['Confirm price', 'Confirm 1 price', [{ id: 'a', version: 2, move: 'confirm' }]],
    [
      'Withdraw',
      'Withdraw 2 offers',
      [
        { id: 'a', version: 2, move: 'withdraw' },
        { id: 'b', version: 3, move: 'withdraw' },
      ],
    ],
  ])('%s is done for those it fits, and says why not for the others', async (action, yes, moves) => {
    const { offerRegister } = openList();
    const dialog = await askForAll(names, action);
    expect(dialog.getByText(/Kiel/).closest('li')?.textContent).toContain('This offer has ended.');
    await userEvent.click(dialog.getByRole('button', { name: yes }));
    await waitFor(() => expect(offerRegister.moves).toEqual(moves));
  });

  it('stand for longer at the same price, and those that cannot say why', async () => {
    const { offerRegister, notices } = openList();
    const dialog = await askForAll(names, 'Extend');
    expect(dialog.getByText(/Essen/).closest('li')?.textContent).toContain('Confirm the price first.');
    expect(dialog.getByText(/Kiel/).closest('li')?.textContent).toContain('This offer has ended.');
    await userEvent.click(dialog.getByRole('button', { name: 'Extend 1 offer' }));
    await waitFor(() =>
      expect(offerRegister.sent).toMatchObject([
        { id: 'b', version: 3, entry: { amount: euros(125_000), validUntil: '2026-01-06T16:00:00.000Z' } },
      ]),
    );
    await waitFor(() => expect(notices.texts).toContain('1 offer extended'));
    expect(notices.list().at(-1)?.news).toEqual([]);
  });

  it('are saved as CSV with price, currency and state', async () => {
    const { textFiles } = openList(false);
    await exportAs('CSV');
    await waitFor(() => expect(textFiles.saved).toHaveLength(1));
    const [titles = '', first = ''] = textFiles.saved[0]?.text.split('\r\n') ?? [];
    expect(titles).toMatch(/^From,To,Distance \(km\),Shipper,Pickup from,/);
    expect(first).toMatch(/^"Essen, DE","Lyon, FR",/);
    expect(first).toContain(',EUR,');
  });
});
