import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { NextLoadsCard } from '../../../../src/ui/rooms/loads/NextLoadsCard.tsx';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { offerFactory } from '../../../support/factories/offerFactory.ts';
import { FakeLoadBoard } from '../../../support/fakes/FakeLoadBoard.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';
import type { Load } from '../../../../src/domain/load/Load.ts';

const load = loadFactory.build();
const [pickup, delivery] = load.stops;
let back: Load;

beforeAll(() => {
  if (!pickup || !delivery) throw new Error('A load has two stops.');
  const from = {
    ...delivery,
    window: { from: '2026-01-08T07:00:00Z', to: '2026-01-08T12:00:00Z', timeZone: 'Europe/Paris' },
  };
  back = loadFactory.build({ stops: [from, { ...pickup, city: 'Bochum', lat: 51.4, lng: 7.2, window: {} }] });
});

const show = (page: FakeLoadBoard['page'], shown = load) => {
  const loadBoard = Object.assign(new FakeLoadBoard(), { page });
  renderRoom(<NextLoadsCard load={shown} />, { loadBoard });
  return loadBoard;
};
const card = () => within(screen.getByRole('region', { name: 'Next loads' }));

it('the page of a load shows what to take after it, with both prices per km, and by when to deliver', async () => {
  const board = show({ rows: [load, back], page: 0, size: 50, total: 2 });
  const line = await card().findByRole('listitem');
  expect(within(line).getByRole('link').getAttribute('href')).toBe(`/ui/loads/${back.id}`);
  const text = line.textContent;
  for (const said of [
    'Lyon, FR',
    'Bochum, DE',
    '€1,180',
    'Thu Jan 8 8:00 AM–1:00 PM CET',
    'pickup nearby',
    '3 fit as coupled',
    'ends ≈ 25 km from Essen, DE',
    'Only if you deliver by Thu Jan 8 11:45 AM CET',
    '€1.31 per km for both, empty km included',
  ])
    expect(text).toContain(said);
  expect(board.views).toMatchObject([{ filters: { near: '45.70,4.80' } }]);
});

it('says that a price is the own offer', async () => {
  const ownOffer = { ...offerFactory.build({ status: 'submitted' }), outdated: false };
  show({ rows: [{ ...back, ownOffer }], page: 0, size: 50, total: 1 });
  expect((await card().findByRole('listitem')).textContent).toContain('Your offer');
});

it('leads to all loads nearby, and says so if none starts in time', async () => {
  show({ rows: [], page: 0, size: 50, total: 0 });
  expect(await card().findByText('No open load picks up nearby in time.')).toBeTruthy();
  const link = card().getByRole('link', { name: 'All loads nearby' }).getAttribute('href');
  expect(link).toContain('/ui/loads?near=45.70%2C4.80+Lyon%2C+FR&radiusKm=100');
});

it('a list that cannot be read says so and is tried again', async () => {
  const board = show(new Failure({ kind: 'unreachable', offline: false }));
  const again = await card().findByRole('button', { name: 'Try again' });
  board.page = { rows: [back], page: 0, size: 50, total: 1 };
  await userEvent.click(again);
  expect(await card().findByRole('listitem')).toBeTruthy();
});

it('is left out where a delivery has no position', () => {
  show({ rows: [], page: 0, size: 50, total: 0 }, loadFactory.build({ stops: [] }));
  expect(screen.queryByRole('region', { name: 'Next loads' })).toBeNull();
});
