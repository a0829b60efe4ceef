import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { ReceivedOffer } from '../../../../src/domain/offer/ReceivedOffer.ts';
import type { ShipmentRequest } from '../../../../src/domain/request/ShipmentRequest.ts';
import { OffersSection } from '../../../../src/ui/rooms/requests/offers/OffersSection.tsx';
import { receivedOfferFactory } from '../../../support/factories/receivedOfferFactory.ts';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { FakeReceivedOffers } from '../../../support/fakes/FakeReceivedOffers.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const of = (name: string, amountMinor: number, change: Partial<ReceivedOffer> = {}) =>
  receivedOfferFactory.build({
    id: name,
    company: { id: name, name, isNew: false },
    amount: euro(amountMinor),
    ...change,
  });
const two = [of('Nordfracht', 125_000), of('Alma', 131_000)];
const refused = (reason: string) => new Failure({ kind: 'refused', status: 409, reason, errors: [] });

const open = (
  offers: readonly ReceivedOffer[],
  facts: Partial<ShipmentRequest> = {},
  overrides: Partial<FakeReceivedOffers> = {},
  mayWrite = true,
) => {
  const receivedOffers = Object.assign(new FakeReceivedOffers(), { offers, ...overrides });
  const request = requestFactory.build({ id: 'r1', reference: 'PO 77', ...facts });
  return renderRoom(<OffersSection request={request} mayWrite={mayWrite} />, {
    receivedOffers,
    membership: { audience: 'office' },
  });
};
const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Offers' });
  return within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
};

const emptyOf = (name: string) =>
  screen.getByRole('rowheader', { name }).closest('tr')?.querySelector('[data-title="Empty km"]')?.textContent;

describe('the offers for a request', () => {
  it('stand side by side, the lowest first, with what lies between them and the target', async () => {
    open([...two].toReversed());
    expect(await rows()).toEqual(['Nordfracht', 'Alma']);
    expect(screen.getByText('Lowest')).toBeTruthy();
    expect(screen.getByText('On target')).toBeTruthy();
    expect(screen.getByText('€60 more')).toBeTruthy();
    expect(screen.getByText('€60 over target')).toBeTruthy();
    expect(screen.getByText('2 offers, 2 to decide on')).toBeTruthy();
  });

  it('show their terms where these are not the same for all', async () => {
    const [first, second] = two;
    if (!first || !second) throw new Error('there are two offers');
    open([first, { ...second, terms: { ...second.terms, paymentDays: 90 } }]);
    expect(await screen.findAllByText('Made under different terms from the other offers')).toHaveLength(2);
    expect(screen.getByText('Payment within 90 days.')).toBeTruthy();
  });

  it('say the earliest pickup by the clock of the first stop', async () => {
    open([of('Nordfracht', 125_000, { pickupAt: '2026-01-08T08:00:00Z' })]);
    expect(await screen.findByText(/^Thu Jan 8 9:00\sAM CET$/)).toBeTruthy();
  });

  const card = receivedOfferFactory.build().scorecard;
  it.each([
    [{ onTime: { n: 24, share: 0.958 }, fallOff: { n: 25, share: 0.04 } }, '95.8% of 24 in 90 days, 4.0% handed back'],
    [{ onTime: { n: 24, share: 1 }, fallOff: { n: 24, share: 0 } }, '100.0% of 24 in 90 days'],
    [{ completed: 8, onTime: { n: 8, share: undefined } }, '8 shipments'],
    [{ completed: 1, onTime: { n: 1, share: undefined } }, '1 shipment'],
    [{ completed: 0, onTime: { n: 0, share: undefined } }, 'No shipments yet'],
  ])('say how the carrier did so far (%#)', async (change, text) => {
    open([of('Nordfracht', 125_000, { scorecard: card && { ...card, ...change } })]);
    const row = (await screen.findByRole('rowheader', { name: 'Nordfracht' })).closest('tr');
    expect(row?.querySelector('[data-title="On time"]')?.textContent).toBe(text);
  });

  it('are sorted by how often the carriers were on time, those with too few trips before', async () => {
    const shares = [0.9, undefined, 0.95].map((share, at) =>
      of(`Carrier ${at}`, 100_000, { scorecard: card && { ...card, onTime: { n: 12, share } } }),
    );
    open(shares);
    await userEvent.click(await screen.findByRole('button', { name: 'On time' }));
    expect(await rows()).toEqual(['Carrier 1', 'Carrier 0', 'Carrier 2']);
  });

  it('say how far the trucks come empty, and are sorted by it, those of which nothing is known last', async () => {
    open([of('Alma', 100_000), of('Nordfracht', 110_000, { emptyKm: 120 }), of('Ostsee', 120_000, { emptyKm: 15 })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Empty km' }));
    expect(await rows()).toEqual(['Ostsee', 'Nordfracht', 'Alma']);
    expect([emptyOf('Ostsee'), emptyOf('Nordfracht'), emptyOf('Alma')]).toEqual(['≈ 15 km', '≈ 120 km', '–']);
  });

  it('are sorted by another column', async () => {
    open(two);
    await userEvent.click(await screen.findByRole('button', { name: 'Carrier' }));
    expect(await rows()).toEqual(['Alma', 'Nordfracht']);
  });

  it('are not there yet, and until when they can be made', async () => {
    open([]);
    expect(await screen.findByText(/^No offers yet\. Carriers can make offers until /)).toBeTruthy();
  });

  it('tell why one cannot be accepted now', async () => {
    open([of('Nordfracht', 125_000, { outdated: true })]);
    expect(await screen.findByText('The request changed. The carrier must confirm first.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Accept / })).toBeNull();
    expect(screen.getByText('1 offer, none to decide on')).toBeTruthy();
  });

  it('that have ended are folded away', async () => {
    open([...two, of('Gone', 99_000, { status: 'withdrawn' })]);
    expect(await screen.findByText('Offers that have ended (1)')).toBeTruthy();
    expect(await rows()).toEqual(['Nordfracht', 'Alma']);
  });

  it('can be read but not decided on by a viewer', async () => {
    open(two, {}, {}, false);
    await rows();
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Carrier',
      'Price',
      'Empty km',
      'On time',
      'Earliest pickup',
      'Valid for',
    ]);
  });

  it('are no part of a draft', () => {
    const { receivedOffers } = open(two, { status: 'draft', publishedAt: undefined });
    expect(receivedOffers.read).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('say so when they cannot be read', async () => {
    open([], {}, { offers: new Failure({ kind: 'unreachable', offline: false }) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

const askToAccept = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Accept Nordfracht, €1,250' }));

describe('accepting an offer', () => {
  it('asks once, with price, terms and what the others are told', async () => {
    const { receivedOffers, notices } = open(two);
    await askToAccept();
    expect(dialog().getByText('The other carrier is notified that it was not selected.')).toBeTruthy();
    expect(
      dialog().getByText(
        '90 minutes free at pickup and 60 minutes at delivery, then €55.50 an hour in increments of 30 minutes, up to 4 hours. A late truck is paid for waiting like any other. Canceling after the truck has set out costs €150. Payment within 45 days.',
      ),
    ).toBeTruthy();
    expect(receivedOffers.accepted).toEqual([]);
    await userEvent.click(dialog().getByText('Award for €1,250'));
    expect(receivedOffers.accepted).toEqual([{ requestId: 'r1', offerId: 'Nordfracht', version: 1 }]);
    expect(notices.texts).toEqual(['Awarded to Nordfracht: shipment SR-2026-000123']);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it.each([
    [
      { freeMin: { pickup: 60, delivery: 60 }, cancellationFeeMinor: 0 },
      '60 minutes free at each stop, then €55.50 an hour in increments of 30 minutes, up to 4 hours. A late truck is paid for waiting like any other. Canceling costs nothing. Payment within 45 days.',
    ],
    [
      { ratePerHourMinor: 0 },
      'Waiting is not paid. Canceling after the truck has set out costs €150. Payment within 45 days.',
    ],
    [{ capMin: 0 }, 'Waiting is not paid. Canceling after the truck has set out costs €150. Payment within 45 days.'],
  ])('names the terms of the shipper (%#)', async (change, text) => {
    const terms = { ...receivedOfferFactory.build().terms, ...change };
    open([of('Nordfracht', 125_000, { terms })]);
    await askToAccept();
    expect(dialog().getByText(text)).toBeTruthy();
  });

  it('does nothing when the question is cancelled', async () => {
    const { receivedOffers } = open(two);
    await askToAccept();
    await userEvent.click(dialog().getByText('Cancel'));
    expect(receivedOffers.accepted).toEqual([]);
  });

  it('warns of a vehicle that does not fit and of a price far from the target', async () => {
    const verdict = { fits: false, reasons: [{ code: 'payload', severity: 'block' }] } as const;
    open([of('Nordfracht', 12_000, { verdict })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Nordfracht, €120' }));
    expect(dialog().getByText(/^The vehicle it named does not fit/)).toBeTruthy();
    expect(dialog().getByText(/^This is far from your target of €1,250/)).toBeTruthy();
  });

  it('says of a carrier that has just joined what to ask for', async () => {
    open([of('Nordfracht', 125_000, { company: { id: 'Nordfracht', name: 'Nordfracht', isNew: true } })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Nordfracht, €1,250' }));
    expect(dialog().getByText(/^Nordfracht joined less than 30 days ago\./)).toBeTruthy();
  });

  it('tells who was faster, and reads the offers again', async () => {
    const { receivedOffers } = open(two, {}, { shipment: refused('already_awarded') });
    await askToAccept();
    receivedOffers.offers = [of('Alma', 131_000, { status: 'accepted' })];
    await userEvent.click(dialog().getByText('Award for €1,250'));
    expect(await screen.findByText(/^A colleague awarded this to Alma at /)).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Awarded to Alma' })).toBeTruthy();
  });
});

describe('answering an offer otherwise', () => {
  it('sends a counter-offer that ends in two hours', async () => {
    const { receivedOffers } = open(two);
    await userEvent.click(await screen.findByRole('button', { name: 'Make Nordfracht a counter-offer' }));
    await userEvent.click(dialog().getByText('Send counter-offer'));
    expect(dialog().getByText('Enter the new price.')).toBeTruthy();
    await userEvent.type(dialog().getByLabelText('New price'), '1,150');
    await userEvent.click(dialog().getByText('Send counter-offer'));
    expect(receivedOffers.countered).toMatchObject([
      { counter: { amount: euro(115_000), validUntil: '2026-01-05T11:00:00.000Z' } },
    ]);
  });

  it('sends a counter-offer that ends with the offer it answers, where that is sooner', async () => {
    const { receivedOffers } = open([of('Nordfracht', 125_000, { validUntil: '2026-01-05T09:40:00.000Z' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Make Nordfracht a counter-offer' }));
    expect(dialog().getByText(/, when its offer ends$/)).toBeTruthy();
    await userEvent.type(dialog().getByLabelText('New price'), '1,250');
    await userEvent.click(dialog().getByText('Send counter-offer'));
    expect(dialog().getByText('This is already the carrier’s price. Enter another, or accept the offer.')).toBeTruthy();
    await userEvent.clear(dialog().getByLabelText('New price'));
    await userEvent.type(dialog().getByLabelText('New price'), '1,150');
    await userEvent.click(dialog().getByText('Send counter-offer'));
    expect(receivedOffers.countered).toMatchObject([{ counter: { validUntil: '2026-01-05T09:40:00.000Z' } }]);
  });

  it('asks again before a counter-offer far from the target', async () => {
    const { receivedOffers, dialogs } = open(two);
    dialogs.answer = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Make Nordfracht a counter-offer' }));
    expect(dialog().getByText(/^Until Mon Jan 5 /)).toBeTruthy();
    await userEvent.type(dialog().getByLabelText('New price'), '11.50');
    await userEvent.click(dialog().getByText('Send counter-offer'));
    expect(dialogs.questions.map(({ title }) => title)).toEqual(['Offer €11.50?']);
    expect(receivedOffers.countered).toEqual([]);
    dialogs.answer = true;
    await userEvent.click(dialog().getByText('Send counter-offer'));
    expect(receivedOffers.countered).toHaveLength(1);
  });

  it('asks again before a counter-offer above the price of the carrier', async () => {
    const { receivedOffers, dialogs } = open(two);
    dialogs.answer = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Make Nordfracht a counter-offer' }));
    await userEvent.type(dialog().getByLabelText('New price'), '1,330');
    const warning = 'That is €80 more than the carrier asks.';
    expect(dialog().getByText(warning)).toBeTruthy();
    await userEvent.click(dialog().getByText('Send counter-offer'));
    expect(dialogs.questions.map(({ title }) => title)).toEqual([warning]);
    expect(receivedOffers.countered).toEqual([]);
  });

  it('sends a counter-offer by the clock of that minute', async () => {
    const { receivedOffers, clock } = open(two);
    await screen.findByRole('table', { name: 'Offers' });
    act(() => clock.advance(14 * 60_000));
    await userEvent.click(await screen.findByRole('button', { name: 'Make Nordfracht a counter-offer' }));
    await userEvent.type(dialog().getByLabelText('New price'), '1,150');
    await userEvent.click(dialog().getByText('Send counter-offer'));
    expect(receivedOffers.countered).toMatchObject([{ counter: { validUntil: '2026-01-05T11:14:00.000Z' } }]);
  });

  it('declines with a reason', async () => {
    const { receivedOffers } = open(two);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject Alma' }));
    await userEvent.selectOptions(dialog().getByLabelText('Reason'), 'Price too high');
    await userEvent.click(dialog().getByText('Reject offer'));
    expect(receivedOffers.rejected).toMatchObject([{ which: { offerId: 'Alma' }, reason: 'price' }]);
  });

  it.each([
    ['offer_over', { status: 'withdrawn' }, 'Nordfracht has just withdrawn this offer.'],
    ['stale', { version: 2 }, 'Nordfracht has since changed the offer. Check it again before you decide.'],
  ] as const)('tells what happened meanwhile (%s)', async (reason, change, text) => {
    const { receivedOffers } = open(two, {}, { offer: refused(reason) });
    await userEvent.click(await screen.findByRole('button', { name: 'Reject Nordfracht' }));
    receivedOffers.offers = [of('Nordfracht', 125_000, change)];
    await userEvent.click(dialog().getByText('Reject offer'));
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

it('an awarded request shows what was agreed, and the others as not selected', async () => {
  open(
    [
      of('Nordfracht', 125_000, { status: 'accepted', message: 'Two drivers.' }),
      of('Alma', 131_000, { status: 'rejected', closedReason: 'not_selected' }),
    ],
    { status: 'awarded' },
  );
  const region = within(await screen.findByRole('region', { name: 'Awarded to Nordfracht' }));
  expect(region.getByText('Shipment PO 77')).toBeTruthy();
  expect(region.getByText('Two drivers.')).toBeTruthy();
  expect(region.getByText(/^90 minutes free at pickup/)).toBeTruthy();
  expect(region.getByText('Offers not selected (1)')).toBeTruthy();
  expect(region.queryByRole('table')).toBeNull();
});
