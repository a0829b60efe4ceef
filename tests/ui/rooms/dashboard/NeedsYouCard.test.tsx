import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { Paper } from '../../../../src/domain/paper/Paper.ts';
import { NeedsYouCard } from '../../../../src/ui/rooms/dashboard/NeedsYouCard.tsx';
import { FakePaperRegister } from '../../../support/fakes/FakePaperRegister.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const counts = { expired: 1, missing: 2, expiring: 3 };
const test: Paper = {
  subject: 'vehicle',
  subjectId: 'v-1',
  subjectName: 'T-100',
  subjectPlate: 'K-AB 100',
  type: 'roadworthiness',
  status: 'expired',
  expiresOn: '2020-01-01',
};

it('papers that need attention are counted and linked to where they are fixed', async () => {
  const page = { rows: [test], page: 0, size: 8, total: 6 };
  const { paperRegister } = renderRoom(<NeedsYouCard />, {
    paperRegister: Object.assign(new FakePaperRegister(), { counts, page }),
  });
  const urgent = await screen.findByRole('link', { name: /^T-100/ });
  expect(urgent.textContent).toMatch(/^T-100 · K-AB 100 Roadworthiness test · \d years ago Expired$/);
  expect(urgent.getAttribute('href')).toBe('/ui/vehicles/v-1#roadworthiness');
  expect(screen.getByRole('link', { name: /^2 ?Missing$/ }).getAttribute('href')).toBe('/ui/papers?status=missing');
  expect(paperRegister.views[0]).toEqual({
    page: 0,
    size: 8,
    sort: 'urgency',
    q: '',
    filters: { status: 'urgent', road: 'on' },
  });
  expect(screen.getByRole('link', { name: /^In service without valid papers ?6$/ }).getAttribute('href')).toBe(
    '/ui/papers?status=urgent&road=on',
  );
});

it('a fleet without papers that need attention sees that all are in order', async () => {
  const vehicleRegister = new FakeVehicleRegister();
  vehicleRegister.counts = {
    available: 1,
    assigned: 0,
    in_use: 0,
    maintenance: 0,
    out_of_service: 0,
    retired: 0,
    freeTrucks: 1,
  };
  renderRoom(<NeedsYouCard />, { vehicleRegister });
  expect(await screen.findByText('All papers in order')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('a fleet without vehicles and drivers reads what will be watched', async () => {
  renderRoom(<NeedsYouCard />);
  expect(await screen.findByText('No papers to watch yet')).toBeTruthy();
  expect(screen.queryByText('All papers in order')).toBeNull();
});

it('counts of papers that cannot be read are reported', async () => {
  const unread = new Failure({ kind: 'unreachable', offline: true });
  renderRoom(<NeedsYouCard />, {
    paperRegister: Object.assign(new FakePaperRegister(), { counts: unread, page: unread }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
});
