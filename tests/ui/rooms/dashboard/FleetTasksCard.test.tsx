import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { FleetTasksCard } from '../../../../src/ui/rooms/dashboard/FleetTasksCard.tsx';
import { nothingToDo } from '../../../support/factories/nothingToDo.ts';
import { offerFactory } from '../../../support/factories/offerFactory.ts';
import { paperFactory } from '../../../support/factories/paperFactory.ts';
import { shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { FakeOfferRegister } from '../../../support/fakes/FakeOfferRegister.ts';
import { FakePaperRegister } from '../../../support/fakes/FakePaperRegister.ts';
import { FakeShipmentRegister } from '../../../support/fakes/FakeShipmentRegister.ts';
import { FakeVehicleRegister } from '../../../support/fakes/FakeVehicleRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const counts = { ...nothingToDo, late: 2, unassigned: 8, unassignedSoon: 3, pod_missing: 1 };
const vehicles = { available: 9, assigned: 0, in_use: 0, maintenance: 0, out_of_service: 0, retired: 0, freeTrucks: 6 };
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const rows = () => within(screen.getAllByRole('list')[1] ?? document.body).getAllByRole('link');

const stops = (to: string) => [
  { type: 'pickup', place: { city: 'Leipzig', country: 'DE' }, window: { from: '2026-01-05T06:00:00Z', to } } as const,
  { type: 'delivery', place: { city: 'Lyon', country: 'FR' } } as const,
];

it('counts what waits for the fleet, and each figure opens what it counts', async () => {
  renderRoom(<FleetTasksCard />, {
    shipmentRegister: Object.assign(new FakeShipmentRegister(), { counts }),
    offerRegister: Object.assign(new FakeOfferRegister(), { page: { rows: [], page: 0, size: 50, total: 4 } }),
    vehicleRegister: Object.assign(new FakeVehicleRegister(), { counts: vehicles }),
    paperRegister: Object.assign(new FakePaperRegister(), { counts: { expired: 1, missing: 2, expiring: 9 } }),
  });
  expect(await screen.findByText('Nothing to do right now.')).toBeTruthy();
  expect(links()).toEqual([
    ['2Late or at risk', '/ui/shipments?flag=late'],
    ['3No truck, pickup in 24 h', '/ui/shipments?flag=unassigned&pickup=soon&sort=pickup'],
    ['6Available trucks', '/ui/vehicles?status=available&unit=truck'],
    ['4Offers to answer', '/ui/offers?view=toAnswer'],
    ['3Papers to renew', '/ui/papers?status=urgent'],
  ]);
});

it('lists what ends next first, with why and the one thing to do', async () => {
  const late = shipmentFactory.build({
    id: 's1',
    reference: 'SH-1',
    status: 'dispatched',
    flags: ['late'],
    stops: stops('2026-01-05T08:20:00Z'),
  });
  const unassigned = shipmentFactory.build({ id: 's2', reference: 'SH-2', assignBy: '2026-01-05T12:00:00Z' });
  const unproven = shipmentFactory.build({
    id: 's3',
    reference: 'SH-3',
    lastEvent: { type: 'delivered', at: '2026-01-03T08:00:00Z' },
  });
  const counter = { amount: { amountMinor: 115_000, currency: 'EUR' }, validUntil: '2026-01-05T11:00:00Z' };
  const offer = offerFactory.build({ id: 'o1', status: 'countered', counter, shipper: { id: 's', name: 'Alma' } });
  const flagged = { late: [late], unassigned: [unassigned], pod_missing: [unproven] };
  renderRoom(<FleetTasksCard />, {
    shipmentRegister: Object.assign(new FakeShipmentRegister(), { counts, flagged }),
    offerRegister: Object.assign(new FakeOfferRegister(), { page: { rows: [offer], page: 0, size: 50, total: 1 } }),
  });
  await screen.findByText('Add proof');
  expect(rows().map((row) => [row.textContent.replaceAll('\u00A0', ' '), row.getAttribute('href')])).toEqual([
    [
      expect.stringMatching(/^40 min late Leipzig, DE →to Lyon, FR Not in Leipzig yet · Sundby Foods · SH-1 Open$/),
      '/ui/shipments/s1',
    ],
    [expect.stringMatching(/^2 h left .* Alma countered at €1,150; you offered .* Answer$/), '/ui/offers/o1'],
    [expect.stringMatching(/^3 h left .* No truck yet · Sundby Foods · SH-2 Assign$/), '/ui/shipments/s2'],
    [expect.stringMatching(/^2 days ago .* Delivered, no POD · Sundby Foods · SH-3 Add proof$/), '/ui/shipments/s3'],
  ]);
});

it('says where and by how much a truck is at risk of being late', async () => {
  const atRisk = shipmentFactory.build({
    status: 'assigned',
    flags: ['late'],
    stops: stops('2026-01-05T10:00:00Z'),
    expectedLate: { stop: 0, at: '2026-01-05T13:00:00Z' },
  });
  renderRoom(<FleetTasksCard />, {
    shipmentRegister: Object.assign(new FakeShipmentRegister(), { counts, flagged: { late: [atRisk] } }),
  });
  expect(await screen.findByText(/^At risk – 3 h late at the pickup in Leipzig · /)).toBeTruthy();
});

it('names what else a fleet has to do, each opening its record', async () => {
  const free = {
    status: 'at_pickup',
    freeUntil: '2026-01-05T09:20:00Z',
    stops: stops('2026-01-05T08:20:00Z'),
  } as const;
  const paper = paperFactory.build({
    subject: 'vehicle',
    subjectId: 'v1',
    subjectName: 'T-15',
    subjectPlate: 'K 204',
    type: 'insurance',
    status: 'expiring',
    expiresOn: '2026-01-07',
    trip: { id: 's9', reference: 'SH-9', endsAt: '2026-01-09T12:00:00Z' },
  });
  const over = { ...free, freeUntil: '2026-01-05T08:00:00Z' };
  renderRoom(<FleetTasksCard />, {
    shipmentRegister: Object.assign(new FakeShipmentRegister(), {
      flagged: {
        waiting_running: [
          shipmentFactory.build({ ...over, id: 's1', reference: 'SH-1' }),
          shipmentFactory.build({ ...free, id: 's2', reference: 'SH-2' }),
        ],
        pod_rejected: [shipmentFactory.build({ id: 's3', reference: 'SH-3' })],
        pod_missing: [shipmentFactory.build({ id: 's3', reference: 'SH-3' })],
      },
    }),
    paperRegister: Object.assign(new FakePaperRegister(), { page: { rows: [paper], page: 0, size: 50, total: 1 } }),
  });
  await screen.findByText('Renew');
  expect(rows().map((row) => [row.textContent.replaceAll('\u00A0', ' '), row.getAttribute('href')])).toEqual([
    [
      expect.stringMatching(/^1 h overdue .* Waiting in Leipzig, free time is over · Sundby Foods · SH-1 Open$/),
      '/ui/shipments/s1',
    ],
    [
      expect.stringMatching(/^20 min left .* Waiting in Leipzig, free time ends soon · Sundby Foods · SH-2 Open$/),
      '/ui/shipments/s2',
    ],
    [
      expect.stringMatching(/^2 days left T-15 · K 204 Insurance expires before the trip ends · SH-9 Renew$/),
      '/ui/vehicles/v1#insurance',
    ],
    [expect.stringMatching(/POD rejected, add a new one · Sundby Foods · SH-3 Add proof$/), '/ui/shipments/s3'],
  ]);
});

it('asks for each list once', async () => {
  const { shipmentRegister, offerRegister } = renderRoom(<FleetTasksCard />);
  await screen.findByText('Nothing to do right now.');
  expect(shipmentRegister.views.map(({ filters }) => filters.flag)).toEqual([
    'unassigned',
    'late',
    'exception',
    'waiting_running',
    'pod_rejected',
    'pod_missing',
  ]);
  expect(offerRegister.views.map(({ filters }) => filters)).toEqual([{ toAnswer: 'true' }]);
});

it('is reported when it cannot be read', async () => {
  const failed = new Failure({ kind: 'unreachable', offline: false });
  renderRoom(<FleetTasksCard />, {
    shipmentRegister: Object.assign(new FakeShipmentRegister(), { counts: failed }),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
