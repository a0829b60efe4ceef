import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { ShipmentRequest } from '../../../../src/domain/request/ShipmentRequest.ts';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import { placeFactory } from '../../../support/factories/placeFactory.ts';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { FakePlaceSearch } from '../../../support/fakes/FakePlaceSearch.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (at: string, facts: Partial<ShipmentRequest> = {}, written?: FakeRequestRegister['written']) => {
  const request = requestFactory.build({ id: 'r-1', reference: 'PO 77', ...facts });
  const requestRegister = Object.assign(new FakeRequestRegister(), { request, written });
  const placeSearch = Object.assign(new FakePlaceSearch(), { places: [placeFactory.build()] });
  return renderRoom(
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>,
    { at, requestRegister, placeSearch, membership: { audience: 'office' } },
  );
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};

describe('the form of a new request', () => {
  it('is kept as a draft with nothing in it, but not published', async () => {
    const { requestRegister } = open('/ui/requests/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(requestRegister.added).toEqual([]);
    expect(screen.getAllByText('Enter the street address.')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(requestRegister.added.map(({ publish }) => publish)).toEqual([false]);
  });

  it('tells a missing town once, not its country and position beside it', async () => {
    open('/ui/requests/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const summary = within(screen.getByRole('region', { name: /fields need your attention/ }));
    const told = summary.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told.filter((text) => /town|country/i.test(text))).toEqual([
      'Town (pickup): Enter the town.',
      'Town (delivery): Enter the town.',
    ]);
  });

  it('tells what is missing in the order of its fields', async () => {
    open('/ui/requests/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const summary = within(screen.getByRole('region', { name: /fields need your attention/ }));
    const told = summary.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/:? .*/, ''));
    expect(told.slice(0, 3)).toEqual(['Town', 'Company', 'Street']);
    expect(summary.getAllByRole('listitem').at(-1)?.textContent).toBe('Enter the deadline.');
  });

  it('says of a town that was typed but not chosen that one must be chosen', async () => {
    const { placeSearch } = open('/ui/requests/new');
    Object.assign(placeSearch, { places: [placeFactory.build(), placeFactory.build({ region: 'Elsewhere', lat: 1 })] });
    const [town] = await screen.findAllByRole('combobox', { name: 'Town' });
    if (town) await userEvent.type(town, 'Köln');
    await screen.findByText('2 places found.');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(screen.getByText('Choose a place from the list.')).toBeTruthy();
    expect(screen.getAllByText('Enter the town.')).toHaveLength(1);
    const summary = within(screen.getByRole('region', { name: /fields need your attention/ }));
    expect(summary.getByText('Town (pickup): Choose a place from the list.')).toBeTruthy();
    if (town) await userEvent.click(town);
    await userEvent.click((await screen.findAllByRole('option', { name: /Köln/ }))[1] ?? document.body);
    expect(screen.getByDisplayValue('Köln, Elsewhere, Germany')).toBeTruthy();
  });

  it('says how it reads a weight with a comma, and asks about one that looks like a slip', async () => {
    open('/ui/requests/new');
    await retype(await screen.findByLabelText('Number of packages'), '33');
    await retype(screen.getByLabelText('Gross weight (kg)'), '23,500');
    expect(screen.getByText('23.5 kg: that is 0.7 kg per package. Did you mean 23,500 kg?')).toBeTruthy();
    await retype(screen.getByLabelText('Gross weight (kg)'), '823,5');
    expect(screen.getByText('823.5 kg', { selector: '[id$="-hint"] *' })).toBeTruthy();
    await retype(screen.getByLabelText('Number of packages'), '2');
    await retype(screen.getByLabelText('Gross weight (kg)'), '9.600');
    const asked = 'Read as 9.6 kg. Did you mean 9,600 kg?';
    expect(screen.getByText(asked).getAttribute('aria-live')).toBe('polite');
    await userEvent.click(screen.getByRole('button', { name: '9,600 kg' }));
    expect(screen.getByLabelText('Gross weight (kg)')).toHaveProperty('value', '9600');
    expect(document.activeElement).toBe(screen.getByLabelText('Gross weight (kg)'));
    expect(screen.queryByText(asked)).toBeNull();
    await retype(screen.getByLabelText('Gross weight (kg)'), '9.600');
    await userEvent.click(screen.getByRole('button', { name: '9.6 kg' }));
    expect(screen.getByLabelText('Gross weight (kg)')).toHaveProperty('value', '9.6');
    expect(screen.queryByRole('group', { name: 'Which one is meant' })).toBeNull();
    await retype(screen.getByLabelText('Gross weight (kg)'), '12,345');
    await userEvent.click(screen.getByRole('button', { name: '12.345 kg' }));
    expect(screen.getByText('12.345 kg', { selector: '[id$="-hint"] *' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Which one is meant' })).toBeNull();
    await retype(screen.getByLabelText('Gross weight (kg)'), '12,345');
    expect(screen.getByText('Read as 12.345 kg. Did you mean 12,345 kg?')).toBeTruthy();
    const payload = screen.getByLabelText('Minimum payload (kg)');
    await retype(payload, '12,500');
    expect(screen.getByText('Read as 12.5 kg. Did you mean 12,500 kg?')).toBeTruthy();
  });

  it('keeps what was entered for another town, and asks whether to clear it until that is answered', async () => {
    const { notices } = open('/ui/requests/r-1/edit', { status: 'draft' });
    const [town] = await screen.findAllByRole('combobox', { name: 'Town' });
    const pickup = group('1. Pickup');
    const [name, street] = ['Company or site', 'Street address'].map((label) =>
      pickup.getByLabelText<HTMLInputElement>(label),
    );
    if (!town || !name || !street) throw new Error('A stop has a town, a site and a street.');
    const before = [name.value, street.value];
    await userEvent.clear(town);
    await userEvent.type(town, 'köl');
    await userEvent.click(await screen.findByRole('option', { name: /Köln/ }));
    expect([name.value, street.value]).toEqual(before);
    expect(notices.list()).toEqual([]);
    const said = /^Still as entered for Leipzig: Company or site, Street address/;
    expect(pickup.getByText(said).closest('[role=status]')).toBeTruthy();
    await retype(street, 'Domstr. 1');
    expect(pickup.getByText(/^Still as entered for Leipzig: Company or site, Postal code/)).toBeTruthy();
    await userEvent.click(pickup.getByRole('button', { name: 'Clear' }));
    expect([name.value, street.value]).toEqual(['', 'Domstr. 1']);
    expect(pickup.queryByText(/^Still as entered/)).toBeNull();
  });

  it('asks no more about another town once it is to be kept', async () => {
    open('/ui/requests/r-1/edit', { status: 'draft' });
    const [town] = await screen.findAllByRole('combobox', { name: 'Town' });
    if (!town) throw new Error('A stop has a town.');
    await userEvent.clear(town);
    await userEvent.type(town, 'köl');
    await userEvent.click(await screen.findByRole('option', { name: /Köln/ }));
    const pickup = group('1. Pickup');
    await userEvent.click(pickup.getByRole('button', { name: 'Keep' }));
    expect(pickup.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(pickup.getByLabelText<HTMLInputElement>('Street address').value).toBe('Messe-Allee 1');
  });

  it('says before an open one is changed that offers wait, and which changes they must be confirmed after', async () => {
    open('/ui/requests/r-1/edit', { status: 'open', offers: { live: 2, best: undefined, highest: undefined } });
    const notes = await screen.findByLabelText(/Notes for carriers/);
    expect(screen.getByText(/^2 offers are waiting\. If you change stops, goods, truck or price/)).toBeTruthy();
    const again = 'Once you save, the carriers have to confirm their 2 offers again.';
    await retype(notes, 'Call before arrival');
    expect(screen.queryByText(again)).toBeNull();
    await retype(screen.getByLabelText('Number of packages'), '25');
    expect(screen.getByText(again).closest('[aria-live=polite]')).toBeTruthy();
    await retype(screen.getByLabelText('Number of packages'), '24');
    expect(screen.queryByText(again)).toBeNull();
  });

  it.each([
    ['an open one without offers', { status: 'open', offers: { live: 0, best: undefined, highest: undefined } }],
    ['a draft', { status: 'draft' }],
  ] as const)('warns of no offers with %s', async (_, facts) => {
    open('/ui/requests/r-1/edit', facts);
    await screen.findByRole('group', { name: '1. Pickup' });
    expect(screen.queryByText(/waiting\. If you change/)).toBeNull();
  });

  it('says beside it what is missing, each a way to its field', async () => {
    open('/ui/requests/new');
    const summary = within(await screen.findByRole('region', { name: 'Summary' }));
    await userEvent.click(summary.getByRole('button', { name: 'Gross weight' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Gross weight (kg)'));
    await userEvent.keyboard('18400');
    expect(summary.queryByRole('button', { name: 'Gross weight' })).toBeNull();
    expect(summary.getByText('18,400 kg')).toBeTruthy();
  });

  it('offers the fields that are missing, and no order of two stops', async () => {
    const stops = (requestFactory.build().stops ?? []).map((stop) => ({ ...stop, type: 'delivery' as const }));
    open('/ui/requests/r-1/edit', { status: 'draft', stops });
    const summary = within(await screen.findByRole('region', { name: 'Summary' }));
    for (const link of summary.getAllByRole('button', { name: /\(1\. / })) {
      await userEvent.click(link);
      expect(document.activeElement).not.toBe(link);
    }
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  });

  it('has a field for an approval that contradicts the cargo', async () => {
    const [line] = requestFactory.build().cargo ?? [];
    const cargo = [{ ...line, dangerous: { un: '1263', name: 'Paint', class: '3' } }];
    open('/ui/requests/r-1/edit', { status: 'draft', cargo, required: { bodyTypes: [], adr: false } });
    const summary = within(await screen.findByRole('region', { name: 'Summary' }));
    await userEvent.click(summary.getByRole('button', { name: /^Approved for dangerous goods/ }));
    const field = screen.getByRole('combobox', { name: 'Approved for dangerous goods (ADR)' });
    expect(document.activeElement).toBe(field);
    await userEvent.selectOptions(field, 'As the cargo requires');
    expect(summary.queryByRole('button', { name: /^Approved for dangerous goods/ })).toBeNull();
  });

  it('keeps the end day of a window with its stop when that is moved', async () => {
    open('/ui/requests/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a stop' }));
    await userEvent.click(group('2. Delivery').getByLabelText('Ends on another day'));
    await userEvent.click(screen.getByRole('button', { name: 'Move 2. Delivery down' }));
    expect(group('2. Delivery').queryByLabelText('End date')).toBeNull();
    expect(group('3. Delivery').getByLabelText('End date')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2. Delivery' }));
    expect(group('2. Delivery').getByLabelText('End date')).toBeTruthy();
  });

  it('suggests a deadline with the day of the pickup, until one is chosen', async () => {
    open('/ui/requests/new');
    await screen.findByRole('group', { name: '1. Pickup' });
    await retype(group('2. Delivery').getByLabelText('Day'), '1/9/2026');
    const deadline = screen.getByLabelText<HTMLInputElement>('Deadline');
    expect(deadline.value).toBe('');
    await retype(group('1. Pickup').getByLabelText('Day'), '1/8/2026');
    expect(deadline.value).toBe('01/07/2026, 04:00 PM');
    await retype(group('1. Pickup').getByLabelText('Day'), '1/9/2026');
    expect(deadline.value).toBe('01/08/2026, 04:00 PM');
    await retype(deadline, '1/6/2026 9:00 AM');
    await retype(group('1. Pickup').getByLabelText('Day'), '1/10/2026');
    expect(deadline.value).toBe('01/06/2026, 09:00 AM');
  });

  it('adds stops and goods, and lets each line say where it is picked up and delivered', async () => {
    open('/ui/requests/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a stop' }));
    const line = group('Goods 1');
    expect(
      within(line.getByLabelText('Delivery stop'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose one', '2. Delivery', '3. Delivery']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove 3. Delivery' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add goods' }));
    expect(screen.getByRole('group', { name: 'Goods 2' })).toBeTruthy();
  });

  it('warns of a stop that no goods go to, until some do', async () => {
    open('/ui/requests/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a stop' }));
    const said = 'No goods are delivered here. Choose this stop under “Delivery stop”, or remove it.';
    expect(group('3. Delivery').getByText(said)).toBeTruthy();
    expect(group('2. Delivery').queryByText(said)).toBeNull();
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('Stop 3 has nothing to load or unload.')).toBeTruthy();
    await userEvent.selectOptions(group('Goods 1').getByLabelText('Delivery stop'), '3. Delivery');
    expect(group('3. Delivery').queryByText(said)).toBeNull();
    expect(group('2. Delivery').getByText(said)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2. Delivery' }));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('refuses an hour that does not exist with the next one, and asks about one that comes twice', async () => {
    open('/ui/requests/new?from=r-1');
    await screen.findByRole('group', { name: '1. Pickup' });
    const pickup = group('1. Pickup');
    await retype(pickup.getByLabelText('Day'), '3/29/2026');
    await retype(pickup.getByLabelText('From'), '2:30');
    expect(pickup.getByRole('alert').textContent).toBe(
      'Clocks go forward that night, so 2:30 AM does not exist. The next time is 3:00 AM.',
    );
    const skipped = pickup.getByLabelText('From');
    expect(skipped.getAttribute('aria-invalid')).toBe('true');
    expect(skipped.getAttribute('aria-describedby')).toBe(pickup.getByRole('alert').id);
    await userEvent.click(pickup.getByRole('button', { name: 'Use 3:00 AM' }));
    expect(pickup.getByLabelText<HTMLInputElement>('From').value).toBe('3:00 AM');
    await retype(pickup.getByLabelText('Day'), '10/25/2026');
    await retype(pickup.getByLabelText('From'), '230');
    const question = pickup.getByLabelText('2:30 AM comes twice that night. Which one?');
    expect(
      within(question)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['The first, 2:30 AM CEST', 'The second, 2:30 AM CET']);
  });
});

describe('a copy', () => {
  it('begins with all that was entered, and moves all dates at once', async () => {
    const { requestRegister, notices } = open('/ui/requests/new?from=r-1');
    const day = within(await screen.findByRole('group', { name: 'Pickup on' })).getByLabelText('Day');
    expect(document.activeElement).toBe(day);
    await retype(day, '1/15/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(requestRegister.added).toMatchObject([
      {
        publish: true,
        entry: {
          reference: undefined,
          decisionBy: '2026-01-14T17:00:00+01:00',
          stops: [
            { window: { from: '2026-01-15T08:00:00+01:00' } },
            { window: { from: '2026-01-16T08:00:00+01:00', to: '2026-01-16T16:00:00+01:00' } },
          ],
        },
      },
    ]);
    expect(notices.texts.at(-1)).toMatch(/ published$/);
  });
});

describe('the form of an open request', () => {
  it('saves the changes, and can only be saved fit to be open', async () => {
    const { requestRegister } = open('/ui/requests/r-1/edit');
    const price = await screen.findByLabelText(/Target price/);
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
    await retype(price, 'cheap');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByText('Enter a number from 0.01 to 1,000,000, with at most 2 decimals.')).toBeTruthy();
    await retype(price, '1,100');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(requestRegister.changed).toMatchObject([
      { id: 'r-1', version: 4, entry: { pricing: { target: { amountMinor: 110_000, currency: 'EUR' } } } },
    ]);
  });

  it('shows what the service refuses beside the field it names', async () => {
    const errors = [{ field: 'stops.1.window.to', message: 'Too early.', code: 'stop_order' }];
    open('/ui/requests/r-1/edit', {}, new Failure({ kind: 'refused', status: 422, message: 'no', errors }));
    await retype(await screen.findByLabelText(/Target price/), '1,100');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const until = group('2. Delivery').getByLabelText('Until');
    await waitFor(() => expect(document.activeElement).toBe(until));
    expect(until.getAttribute('aria-invalid')).toBe('true');
  });

  it('tells a wrong time at the time, and a wrong day at the day', async () => {
    open('/ui/requests/new');
    await screen.findByRole('group', { name: '1. Pickup' });
    const pickup = group('1. Pickup');
    const problemOf = (label: string): string | undefined =>
      pickup.getByLabelText(label).getAttribute('aria-invalid') === 'true' ? label : undefined;
    await retype(pickup.getByLabelText('Day'), '3/29/2027');
    await retype(pickup.getByLabelText('From'), '25:99');
    expect(['Day', 'From', 'Until'].flatMap((label) => problemOf(label) ?? [])).toEqual(['From']);
    expect(pickup.getByText('This is not a valid time. Use a format like 2:30 PM.')).toBeTruthy();
    await retype(pickup.getByLabelText('From'), '8:00');
    await retype(pickup.getByLabelText('Day'), 'soon');
    expect(['Day', 'From'].flatMap((label) => problemOf(label) ?? [])).toEqual(['Day']);
  });

  it('tells a window that ends days before it begins at the end day', async () => {
    open('/ui/requests/new');
    await screen.findByRole('group', { name: '1. Pickup' });
    const pickup = group('1. Pickup');
    await retype(pickup.getByLabelText('Day'), '3/29/2027');
    await userEvent.click(pickup.getByLabelText('Ends on another day'));
    await retype(pickup.getByLabelText('End date'), '3/28/2027');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(pickup.getByLabelText('End date').getAttribute('aria-invalid')).toBe('true'));
    expect(pickup.getByLabelText('Until').getAttribute('aria-invalid')).toBe(null);
  });

  it('compares both versions if somebody else saved it first', async () => {
    const stale = new Failure({ kind: 'refused', status: 409, message: 'no', reason: 'stale', errors: [] });
    const { requestRegister } = open('/ui/requests/r-1/edit', {}, stale);
    await retype(await screen.findByLabelText(/Target price/), '1,100');
    requestRegister.request = requestFactory.build({ id: 'r-1', version: 5, notes: 'Theirs' });
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findByRole('dialog', { hidden: true })).textContent).toContain('1250');
  });
});
