import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RequestsRoom } from '../../../../src/ui/rooms/requests/RequestsRoom.tsx';
import { carrierFactory } from '../../../support/factories/carrierFactory.ts';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { FakeCarrierLists } from '../../../support/fakes/FakeCarrierLists.ts';
import { FakeCarrierRegister } from '../../../support/fakes/FakeCarrierRegister.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const [alder, bora] = [
  carrierFactory.build({ id: 'c-1', name: 'Alder' }),
  carrierFactory.build({ id: 'c-2', name: 'Bora' }),
];
const cold = {
  id: 'l-1',
  version: 1,
  name: 'Cold chain',
  carriers: [
    { id: 'c-1', name: 'Alder', blocked: false },
    { id: 'c-3', name: 'Cyan', blocked: true },
  ],
};

const open = (at: string, audience = {}) => {
  const request = requestFactory.build({ id: 'r-1', status: 'draft', audience });
  const requestRegister = Object.assign(new FakeRequestRegister(), { request });
  const carrierRegister = Object.assign(new FakeCarrierRegister(), {
    page: { rows: [alder, bora], page: 0, size: 100, total: 2 },
  });
  const carrierLists = Object.assign(new FakeCarrierLists(), { lists: [cold] });
  const room = (
    <Routes>
      <Route path="/ui/requests/*" element={<RequestsRoom />} />
    </Routes>
  );
  return renderRoom(room, {
    at,
    requestRegister,
    carrierRegister,
    carrierLists,
    membership: { audience: 'office' },
  });
};

it('asks the market, or carriers and lists, and says how many fleets these are', async () => {
  const { requestRegister } = open('/ui/requests/new');
  const market = await screen.findByRole('checkbox', { name: 'All carriers in the market' });
  expect(screen.queryByRole('checkbox', { name: 'Bora' })).toBeNull();
  await userEvent.click(market);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Bora' }));
  expect(screen.getByText('Asks 1 carrier.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cold chain (2)' }));
  expect(screen.getByText('Asks 2 carriers.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(requestRegister.added[0]?.entry).toMatchObject({
    audience: { market: false, carriers: ['c-2'], lists: ['l-1'] },
  });
});

it('the page of a request says whom it asks', async () => {
  open('/ui/requests/r-1', { market: false, carriers: ['c-2'], lists: ['l-1'] });
  expect(await screen.findByText('Asks 2 carriers. Cold chain, Bora')).toBeTruthy();
});
