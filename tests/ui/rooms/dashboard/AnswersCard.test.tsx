import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { AnswersCard } from '../../../../src/ui/rooms/dashboard/AnswersCard.tsx';
import { offerFactory } from '../../../support/factories/offerFactory.ts';
import { FakeOfferRegister } from '../../../support/fakes/FakeOfferRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (overrides: Partial<FakeOfferRegister> = {}) =>
  renderRoom(<AnswersCard />, { offerRegister: Object.assign(new FakeOfferRegister(), overrides) });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('counts the offers that wait for the fleet, and leads to each list and to the next to end', async () => {
  const counter = { amount: { amountMinor: 115_000, currency: 'EUR' }, validUntil: '2026-01-05T11:00:00.000Z' };
  const offer = offerFactory.build({ id: 'o1', status: 'countered', counter, shipper: { id: 's', name: 'Alma' } });
  const { offerRegister } = open({ page: { rows: [offer], page: 0, size: 6, total: 4 } });
  expect((await screen.findAllByText(/^Alma asks for €1,150, you offered /))[0]).toBeTruthy();
  expect(links().slice(1, 6)).toEqual([
    '/ui/offers?status=countered&sort=validUntil',
    '/ui/offers?status=submitted&outdated=true&sort=validUntil',
    '/ui/offers?status=accepted',
    '/ui/loads',
    '/ui/offers/o1',
  ]);
  expect(offerRegister.views.map(({ filters }) => filters)).toEqual([
    { status: 'countered' },
    { status: 'submitted', outdated: 'true' },
  ]);
});

it('says in one line that no offer waits', async () => {
  open();
  expect(await screen.findByText('No offer waits for your answer.')).toBeTruthy();
});

it('is reported when it cannot be read', async () => {
  open({ counts: new Failure({ kind: 'unreachable', offline: false }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
