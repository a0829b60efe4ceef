import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import type { ShipmentRequest } from '../../../../src/domain/request/ShipmentRequest.ts';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (rows: readonly ShipmentRequest[], at = '/ui/requests', role: 'owner' | 'viewer' = 'owner') => {
  const requestRegister = Object.assign(new FakeRequestRegister(), {
    page: { rows, page: 0, size: 25, total: rows.length },
  });
  return renderRoom(
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>,
    { at, requestRegister, membership: { audience: 'office', role } },
  );
};

const textOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')?.textContent ?? '';

describe('the request list', () => {
  it('shows route, window by the clock of the stop, body, offers, price and deadline', async () => {
    const offers = { live: 3, best: { amountMinor: 118_050, currency: 'EUR' } };
    open([requestFactory.build({ reference: 'PO 77', offers })]);
    const row = (await screen.findByRole('link', { name: 'PO 77' })).closest('tr');
    const cells = row ? within(row).getAllByRole('cell') : [];
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Leipzig, DE →to Lyon, FR ≈ 812 km · 24 × Euro pallets (80 × 120 cm) · 18,400 kg',
      'Thu Jan 8 8:00 AM–10:00 AM CET',
      'Curtainsider',
      '3 · €1,180.50',
      '€1,250 Target',
      'in 2 days',
      'Open',
    ]);
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
    expect(screen.getAllByText('Time is up').length).toBeGreaterThan(0);
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
