import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { bodyChunk } from '../../../../src/ui/rooms/loads/bodyChunk.ts';
import { LoadsRoom } from '../../../../src/ui/rooms/loads/LoadsRoom.tsx';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { offerFactory } from '../../../support/factories/offerFactory.ts';
import { membershipFactory } from '../../../support/factories/membershipFactory.ts';
import { sessionFactory } from '../../../support/factories/sessionFactory.ts';
import type { FakePorts } from '../../../support/fakeContainer.ts';
import { FakeDialogs } from '../../../support/fakes/FakeDialogs.ts';
import { FakeKeptDrafts } from '../../../support/fakes/FakeKeptDrafts.ts';
import { FakeLoadBoard } from '../../../support/fakes/FakeLoadBoard.ts';
import { FakeOfferRegister } from '../../../support/fakes/FakeOfferRegister.ts';
import { FakeSessionStore } from '../../../support/fakes/FakeSessionStore.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

beforeAll(() => bodyChunk.load());

const refused = (status: number, reason?: string, errors: { field: string; message: string; code: string }[] = []) =>
  new Failure({ kind: 'refused', status, message: 'No.', ...(reason !== undefined && { reason }), errors });

const show = (load = loadFactory.build(), ports: Partial<FakePorts> = {}, hash = '') => {
  const loadBoard = new FakeLoadBoard();
  loadBoard.load = load;
  const room = (
    <Routes>
      <Route path="/ui/loads/*" element={<LoadsRoom />} />
    </Routes>
  );
  return renderRoom(room, { loadBoard, at: `/ui/loads/${load.id}${hash}`, ...ports });
};

/** Whether the browser asks before it leaves the page. */
const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const amount = () => screen.findByRole('textbox', { name: /^Amount/ });

describe('the page of a load', () => {
  it('tells towns and windows, cargo, truck and price', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Essen, DE → Lyon, FR' })).toBeTruthy();
    expect(screen.getByText('45… Essen, Germany')).toBeTruthy();
    expect(screen.getByText('€1,180 · €1.31 per km')).toBeTruthy();
    expect(screen.getByText('Drinks')).toBeTruthy();
    expect(screen.getByText('Curtainsider or Box')).toBeTruthy();
  });

  it('says what the shipper pays for waiting and when, before a price is said', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Terms' })).toBeTruthy();
    expect(screen.getByText('Payment within 45 days.')).toBeTruthy();
    expect(screen.getByText('Canceling after the truck has set out costs €150.')).toBeTruthy();
  });

  it('says how many requests the shipper awarded lately', async () => {
    show();
    expect(await screen.findByText('12 awarded in 90 days')).toBeTruthy();
  });

  it('says that it may be posted twice, and why', async () => {
    show(loadFactory.build({ possibleDuplicate: true }));
    expect(await screen.findByText('Possible duplicate')).toBeTruthy();
    const why = 'The same shipper posted another load with the same places, times and weight.';
    expect(screen.getByText(why)).toBeTruthy();
  });

  it('says plainly that a load is gone', async () => {
    const loadBoard = new FakeLoadBoard();
    loadBoard.load = refused(404);
    show(loadFactory.build(), { loadBoard });
    expect(await screen.findByRole('heading', { name: 'This load is gone' })).toBeTruthy();
  });

  it.each([
    ['its shipment if it was won', { status: 'accepted', shipmentId: 's-1' }, 'See the shipment', '/ui/shipments/s-1'],
    ['the own offer if it was lost', { status: 'rejected', shipmentId: undefined }, 'See your offer', '/ui/offers/o-1'],
  ] as const)('leads from a load that is gone to %s', async (_, change, name, to) => {
    const [loadBoard, offerRegister, load] = [new FakeLoadBoard(), new FakeOfferRegister(), loadFactory.build()];
    loadBoard.load = refused(404);
    offerRegister.ofLoads = { [load.id]: offerFactory.build({ id: 'o-1', ...change }) };
    show(load, { loadBoard, offerRegister });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
  });

  it('lets viewers read, but neither offer nor decline', async () => {
    const loadBoard = new FakeLoadBoard();
    renderRoom(
      <Routes>
        <Route path="/ui/loads/*" element={<LoadsRoom />} />
      </Routes>,
      { loadBoard, at: '/ui/loads/1', membership: { role: 'viewer' } },
    );
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send offer' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });
});

describe('an offer', () => {
  it('is an amount and Enter, and stands until the shipper decides', async () => {
    const load = loadFactory.build();
    const { offerRegister, notices } = show(load, {}, '#offer');
    await waitFor(async () => expect(document.activeElement).toBe(await amount()));
    await userEvent.keyboard('1.250,00{Enter}');
    await waitFor(() => expect(offerRegister.sent).toHaveLength(1));
    expect(offerRegister.sent[0]).toEqual({
      id: load.id,
      entry: {
        amount: { amountMinor: 125_000, currency: 'EUR' },
        validUntil: '2026-01-06T16:00:00.000Z',
        counter: undefined,
        standBy: false,
      },
    });
    await waitFor(() => expect(notices.list().map(({ text }) => text)).toContain('Offer sent.'));
  });

  it('that was typed is there again after a reload, until it is sent', async () => {
    const [keptDrafts, load] = [new FakeKeptDrafts(), loadFactory.build()];
    const sessionStore = new FakeSessionStore(sessionFactory.build({ company: membershipFactory.build() }));
    show(load, { keptDrafts, sessionStore });
    await userEvent.type(await amount(), '1250');
    await waitFor(() => expect(keptDrafts.drafts).toMatchObject([{ form: 'offer', fields: { amount: '1250' } }]));
    cleanup();
    const { offerRegister } = show(load, { keptDrafts, sessionStore });
    expect((await screen.findByDisplayValue('1250')).getAttribute('name')).toBe('amount');
    await userEvent.type(await amount(), '{Enter}');
    await waitFor(() => expect(offerRegister.sent).toHaveLength(1));
    await waitFor(() => expect(keptDrafts.drafts).toEqual([]));
  });

  it('that was sent is shown with the focus, as it stands above the form', async () => {
    const [loadBoard, load] = [new FakeLoadBoard(), loadFactory.build()];
    const { id, version, status, amount: price, validUntil } = offerFactory.build({ status: 'submitted' });
    show(load, { loadBoard });
    loadBoard.load = load;
    const field = await amount();
    const ownOffer = { id, version, status, outdated: false, amount: price, validUntil, counter: undefined };
    loadBoard.load = { ...load, ownOffer };
    await userEvent.type(field, '1250{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your offer' })));
  });

  it('shows what it comes to while it is typed, and doubts a slip', async () => {
    show();
    await userEvent.type(await amount(), '1239');
    expect(await screen.findByText('€1.38 per km')).toBeTruthy();
    expect(screen.getByText('5.0% over target (€1,180)')).toBeTruthy();
    await userEvent.type(await amount(), '00');
    expect(await screen.findByText('That is more than ten times the target. Is the amount right?')).toBeTruthy();
  });

  it('far from the target is sent only after a question', async () => {
    const dialogs = new FakeDialogs(false);
    const { offerRegister } = show(loadFactory.build(), { dialogs });
    await userEvent.type(await amount(), '125000{Enter}');
    await waitFor(() => expect(dialogs.questions.map(({ title }) => title)).toEqual(['Offer €125,000?']));
    expect(offerRegister.sent).toEqual([]);
    dialogs.answer = true;
    await userEvent.type(await amount(), '{Enter}');
    await waitFor(() => expect(offerRegister.sent).toHaveLength(1));
  });

  it('that was typed is left only after a question, and no longer once it was sent', async () => {
    const dialogs = new FakeDialogs(false);
    const { offerRegister } = show(loadFactory.build(), { dialogs });
    await userEvent.type(await amount(), '1250');
    expect(leaving()).toBe(true);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(offerRegister.sent).toHaveLength(1));
    await waitFor(() => expect(leaving()).toBe(false));
    expect(dialogs.questions).toEqual([]);
  });

  it('that was typed is not lost by booking instead without a question', async () => {
    const target = { amountMinor: 118_000, currency: 'EUR' };
    const dialogs = new FakeDialogs(false);
    show(loadFactory.build({ pricing: { model: 'fixed', currency: 'EUR', target } }), { dialogs }, '#offer');
    await userEvent.type(await amount(), '1250');
    await userEvent.click(screen.getByRole('button', { name: 'Book at the fixed price' }));
    await waitFor(() => expect(dialogs.questions.map(({ title }) => title)).toEqual(['Leave without saving?']));
    expect(await amount()).toHaveProperty('value', '1250');
    dialogs.answer = true;
    await userEvent.click(screen.getByRole('button', { name: 'Book at the fixed price' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull());
  });

  it('needs an amount', async () => {
    const { offerRegister } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Send offer' }));
    expect(await screen.findByText('Enter the amount.')).toBeTruthy();
    expect(offerRegister.sent).toEqual([]);
  });

  it('is refused beside the field that the service names', async () => {
    const offerRegister = new FakeOfferRegister();
    offerRegister.written = refused(422, undefined, [{ field: 'validUntil', message: 'In the past', code: 'in_past' }]);
    show(loadFactory.build(), { offerRegister });
    await userEvent.type(await amount(), '1250{Enter}');
    expect(await screen.findByText('This is in the past. Choose a later time.')).toBeTruthy();
  });

  it('that comes too late is told in place', async () => {
    const offerRegister = new FakeOfferRegister();
    offerRegister.written = refused(409, 'already_awarded');
    show(loadFactory.build(), { offerRegister });
    await userEvent.type(await amount(), '1250{Enter}');
    expect(await screen.findByText('Too late: This load has already been awarded.')).toBeTruthy();
  });

  it('that runs is shown with its end and the way to it, instead of the form', async () => {
    show(
      loadFactory.build({
        ownOffer: {
          id: 'o-1',
          version: 1,
          status: 'submitted',
          outdated: false,
          amount: { amountMinor: 125_000, currency: 'EUR' },
          validUntil: '2026-01-06T16:00:00Z',
          counter: undefined,
        },
      }),
    );
    expect(await screen.findByText('You offered €1,250')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the offer' }).getAttribute('href')).toBe('/ui/offers/o-1');
    expect(screen.queryByRole('button', { name: 'Send offer' })).toBeNull();
  });

  it('that was countered tells what the shipper would pay, and until when', async () => {
    show(
      loadFactory.build({
        ownOffer: {
          id: 'o-1',
          version: 2,
          status: 'countered',
          outdated: false,
          amount: { amountMinor: 125_000, currency: 'EUR' },
          validUntil: '2026-01-06T16:00:00Z',
          counter: { amount: { amountMinor: 110_000, currency: 'EUR' }, validUntil: '2026-01-05T16:00:00Z' },
        },
      }),
    );
    expect(await screen.findByText('Counter-offer: €1,100')).toBeTruthy();
    expect(screen.getByText(/Answer by Mon Jan 5/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/ui/offers/o-1');
  });

  it('that was withdrawn asks for nothing, whatever the shipper changed since', async () => {
    show(
      loadFactory.build({
        ownOffer: {
          id: 'o-1',
          version: 1,
          status: 'withdrawn',
          outdated: true,
          amount: { amountMinor: 125_000, currency: 'EUR' },
          validUntil: '2026-01-04T16:00:00Z',
          counter: undefined,
        },
      }),
    );
    expect(await screen.findByRole('link', { name: 'Open the offer' })).toBeTruthy();
    expect(screen.queryByText(/Confirm your price/)).toBeNull();
    expect(screen.queryByText(/Valid until/)).toBeNull();
  });
});
