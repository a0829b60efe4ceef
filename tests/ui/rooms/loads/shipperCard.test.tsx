import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { ShipperConduct } from '../../../../src/domain/load/ShipperConduct.ts';
import { ShipperCard } from '../../../../src/ui/rooms/loads/ShipperCard.tsx';
import { conductFactory } from '../../../support/factories/conductFactory.ts';
import { loadFactory } from '../../../support/factories/loadFactory.ts';
import { FakeShipperConducts } from '../../../support/fakes/FakeShipperConducts.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const load = loadFactory.build();

const show = (conduct: FakeShipperConducts['conduct']) => {
  const shipperConducts = Object.assign(new FakeShipperConducts(), { conduct });
  renderRoom(<ShipperCard load={load} />, { shipperConducts });
  return shipperConducts;
};
const card = () => within(screen.getByRole('region', { name: 'Shipper' }));
const facts = () =>
  card()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')]);

const name = ['Name', `${load.shipper.name} 12 awarded in 90 days`];

it('the page of a load tells how its shipper treats trucks', async () => {
  const { asked } = show(conductFactory.build());
  expect(await card().findByText('12 of 15 accepted')).toBeTruthy();
  expect(facts()).toEqual([
    name,
    ['Time at a stop', 'Half within 1 h 10 min, 9 in 10 within 2 h 30 min 120 stops by other fleets in 90 days'],
    ['Waiting charges', '12 of 15 accepted'],
    ['Canceled after dispatch', '1 of 64 shipments'],
  ]);
  expect(asked).toEqual([load.id]);
});

it('says that only the latest count where there are more', async () => {
  show(
    conductFactory.build({ stays: { n: 500, medianMin: 45, p90Min: 60 }, trips: { n: 500, cancelled: 0 }, most: 500 }),
  );
  expect(await card().findByText('Last 500 stops by other fleets')).toBeTruthy();
  expect(card().getByText('0 of the last 500 shipments')).toBeTruthy();
});

it('says so where there are too few cases', async () => {
  show(conductFactory.build({ stays: undefined, waiting: undefined }));
  expect(await card().findByText('1 of 64 shipments')).toBeTruthy();
  expect(facts()).toEqual([
    name,
    ['Time at a stop', 'Too few to tell'],
    ['Waiting charges', 'Too few to tell'],
    ['Canceled after dispatch', '1 of 64 shipments'],
  ]);
});

it('says that the charges are few where the stops are not', async () => {
  show(conductFactory.build({ waiting: undefined }));
  expect(await card().findByText('1 of 64 shipments')).toBeTruthy();
  expect(facts()[2]).toEqual(['Waiting charges', 'Few charges to go by']);
});

it('has its rows while the figures are awaited', async () => {
  const arrivals: ((conduct: ShipperConduct) => void)[] = [];
  show(new Promise((resolve) => void arrivals.push(resolve)));
  expect(card().getByRole('status').textContent).toBe('Loading');
  expect(facts().map(([title, value]) => [title, value?.trim()])).toEqual([
    name,
    ['Time at a stop', ''],
    ['Waiting charges', ''],
    ['Canceled after dispatch', ''],
  ]);
  for (const arrive of arrivals) arrive(conductFactory.build());
  expect(await card().findByText('12 of 15 accepted')).toBeTruthy();
  expect(card().queryByRole('status')).toBeNull();
});

it('figures that cannot be read say so below the name and are tried again', async () => {
  const conducts = show(new Failure({ kind: 'unreachable', offline: false }));
  const again = await card().findByRole('button', { name: 'Try again' });
  expect(facts()).toEqual([name]);
  expect(card().getByRole('alert')).toBeTruthy();
  conducts.conduct = conductFactory.build();
  await userEvent.click(again);
  expect(await card().findByText('1 of 64 shipments')).toBeTruthy();
  expect(card().queryByRole('alert')).toBeNull();
});
