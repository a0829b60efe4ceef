import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { RequestStatus } from '../../../../src/domain/request/RequestStatus.ts';
import type { ShipmentRequest } from '../../../../src/domain/request/ShipmentRequest.ts';
import { bodyChunk } from '../../../../src/ui/rooms/requests/bodyChunk.ts';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => bodyChunk.load());

const open = (
  facts: Partial<ShipmentRequest>,
  overrides: Parameters<typeof renderRoom>[1] = {},
  written?: FakeRequestRegister['written'],
) => {
  const request = requestFactory.build({ id: 'r-1', reference: 'PO 77', ...facts });
  const requestRegister = Object.assign(new FakeRequestRegister(), { request, written });
  return renderRoom(
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>,
    { at: '/ui/requests/r-1', requestRegister, membership: { audience: 'office' }, ...overrides },
  );
};
const draft = { status: 'draft', publishedAt: undefined } as const;

describe("a request's page", () => {
  it('leads to the shipment that its award made', async () => {
    open({ status: 'awarded', shipmentId: 's-1' });
    const link = await screen.findByRole('link', { name: 'See the shipment' });
    expect(link.getAttribute('href')).toBe('/ui/shipments/s-1');
  });

  it('says why fleets declined, and who only if they were asked by name', async () => {
    open({
      declines: [
        { reason: 'price', note: undefined, at: '2026-01-05T10:00:00Z', company: { id: 'f-1', name: 'Nordic Lines' } },
        { reason: 'lane', note: 'Too far north', at: '2026-01-05T09:00:00Z' },
      ],
    });
    const card = await screen.findByRole('region', { name: 'Declined' });
    const [named, unnamed] = within(card).getAllByRole('listitem');
    expect(named?.textContent).toContain('Price too low');
    expect(named?.textContent).toContain('Nordic Lines');
    expect(unnamed?.textContent).toContain('Not our lane');
    expect(unnamed?.textContent).toContain('Too far north');
    expect(unnamed?.textContent).toContain('A carrier in the market');
  });

  it('shows stops, cargo, truck, price and status', async () => {
    open({ offers: { live: 2, best: { amountMinor: 118_000, currency: 'EUR' }, highest: undefined } });
    expect(await screen.findByRole('heading', { level: 1, name: 'PO 77' })).toBeTruthy();
    const stops = screen.getByRole('region', { name: 'Stops' });
    expect(
      within(stops)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'PickupThu Jan 8 8:00 AM–10:00 AM CETHalle 7Messe-Allee 1, 04356 Leipzig, Germany',
      'DeliveryFri Jan 9 8:00 AM–4:00 PM CETEntrepôt NordRue de Lyon 10, 69007 Lyon, France',
    ]);
    expect(await within(stops).findByRole('img', { name: 'Map: Leipzig, Lyon' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Cargo' }).textContent).toContain('Machine parts');
    expect(screen.getByRole('region', { name: 'Truck needed' }).textContent).toContain('Curtainsider');
    expect(screen.getByRole('region', { name: 'Price and who sees it' }).textContent).toContain('€1,250');
    const status = screen.getByRole('region', { name: 'Status' }).textContent;
    expect(status).toContain('Deadlinein 2 days');
    expect(status).toContain('Best offer€1,180');
  });

  it.each<[RequestStatus, readonly string[]]>([
    ['draft', ['Delete', 'Publish']],
    ['open', ['Withdraw', 'Cancel request']],
    ['awarded', []],
    ['withdrawn', ['Publish again', 'Cancel request']],
    ['expired', ['Publish again', 'Cancel request']],
    ['cancelled', []],
  ])('offers what can be done with one that is %s', async (status, expected) => {
    open({ status, ...(status === 'draft' && { publishedAt: undefined }) });
    await screen.findByRole('heading', { level: 1, name: 'PO 77' });
    const offered = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(offered.filter((name) => name !== '')).toEqual(expected);
    expect(screen.queryByRole('link', { name: 'Edit' }) !== null).toBe(status !== 'awarded' && status !== 'cancelled');
  });

  it('publishes a draft that is complete', async () => {
    const { requestRegister } = open(draft, {}, requestFactory.build({ id: 'r-1', version: 5, status: 'open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(requestRegister.moved).toMatchObject([{ id: 'r-1', version: 4, to: 'open' }]);
  });

  it('leads to the form if something is missing', async () => {
    open({ ...draft, cargo: [], decisionBy: undefined });
    const link = await screen.findByRole('link', { name: 'Complete and publish' });
    expect(link.getAttribute('href')).toBe('/ui/requests/r-1/edit');
    const missing = within(screen.getByRole('list', { name: '2 fields to complete.' })).getAllByRole('link');
    expect(missing.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['Cargo: Enter 1 to 50.', '/ui/requests/r-1/edit#cargo'],
      ['Deadline', '/ui/requests/r-1/edit#decisionBy'],
    ]);
  });

  it('leads to the very field that keeps it from being published', async () => {
    const [pickup, ...others] = requestFactory.build().stops ?? [];
    const window = { from: '2025-12-01T07:00:00Z', to: '2025-12-01T09:00:00Z', timeZone: 'Europe/Berlin' };
    open({ ...draft, stops: [{ ...pickup, window }, ...others] });
    await userEvent.click(
      await screen.findByRole('link', { name: /^End of the window \(pickup\): This is in the past/ }),
    );
    const group = within(await screen.findByRole('group', { name: '1. Pickup' }));
    await waitFor(() => expect(document.activeElement).toBe(group.getByLabelText('Until')));
  });

  it('deletes a draft without a question, and brings it back', async () => {
    const { requestRegister, notices } = open(draft);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(requestRegister.removed).toMatchObject([{ id: 'r-1', version: 4 }]));
    await waitFor(() => expect(notices.texts).toContain('PO 77 deleted'));
    expect(screen.queryByRole('heading', { level: 1, name: 'PO 77' })).toBeNull();
    notices.press('PO 77 deleted', 'Undo');
    await waitFor(() => expect(requestRegister.undone).toMatchObject([{ id: 'r-1', version: 4 }]));
    await waitFor(() => expect(notices.texts).toContain('Undone'));
  });

  it('withdraws after asking', async () => {
    const dialogs = Object.assign(new FakeDialogs(), { answer: false });
    const { requestRegister } = open({}, { dialogs });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(requestRegister.moved).toEqual([]);
  });

  it('cancels with a reason', async () => {
    const { requestRegister } = open({}, {}, requestFactory.build({ id: 'r-1', version: 5, status: 'cancelled' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Order changed');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel request', hidden: true }));
    expect(requestRegister.moved).toMatchObject([{ id: 'r-1', version: 4, to: 'cancelled', reason: 'Order changed' }]);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('says what somebody else made of it', async () => {
    const stale = new Failure({ kind: 'refused', status: 409, message: 'no', reason: 'stale', errors: [] });
    const { requestRegister, notices } = open({ status: 'withdrawn' });
    await screen.findByRole('button', { name: 'Publish again' });
    requestRegister.written = stale;
    requestRegister.request = requestFactory.build({ id: 'r-1', version: 6, status: 'cancelled' });
    await userEvent.click(screen.getByRole('button', { name: 'Publish again' }));
    expect(notices.texts).toEqual(['Someone else changed this request. It is now: Canceled.']);
  });

  it('has no buttons for viewers', async () => {
    open({}, { membership: { audience: 'office', role: 'viewer' } });
    await screen.findByRole('heading', { level: 1, name: 'PO 77' });
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('says so if there is no such request', async () => {
    const requestRegister = Object.assign(new FakeRequestRegister(), {
      request: new Failure({ kind: 'refused', status: 404, message: 'no', errors: [] }),
    });
    open({}, { requestRegister });
    expect(await screen.findByRole('heading', { level: 1, name: 'Request not found' })).toBeTruthy();
  });
});
