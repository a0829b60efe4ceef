import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ShipmentRecord } from '../../../../src/domain/shipment/Shipment.ts';
import { ShipmentsPage } from '../../../../src/ui/rooms/shipments/ShipmentsPage.tsx';
import { shipmentFactory, shipmentRow } from '../../../support/factories/shipmentFactory.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeShipmentRegister } from '../../../support/fakes/FakeShipmentRegister.ts';
import { FakeDeliveryProofs } from '../../../support/fakes/FakeDeliveryProofs.ts';
import { askForAll } from '../../../support/bulkAction.ts';
import { exportAs } from '../../../support/exportAs.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (audience: 'fleet' | 'office', at: string, ...shipments: readonly Partial<ShipmentRecord>[]) => {
  const shipmentRegister = new FakeShipmentRegister();
  const rows = shipments.map((each) => shipmentRow(shipmentFactory.build(each)));
  shipmentRegister.page = { rows, page: 0, size: 25, total: rows.length };
  renderRoom(<ShipmentsPage mayWrite />, {
    shipmentRegister,
    clock: new FakeClock(Date.UTC(2026, 0, 8, 9, 40)),
    membership: { audience },
    at,
  });
  return shipmentRegister;
};

const crew = {
  vehicle: { id: 'v-1', plate: 'B-HA 204' },
  trailer: undefined,
  driver: { id: 'd-1', name: 'Ada Moss' },
};

it('a row tells status, what is wrong, the next stop, how late it is, truck, shipper and price', async () => {
  open('fleet', '/ui/shipments', { status: 'dispatched', flags: ['late', 'hold'], assignment: crew });
  await screen.findByText('B-HA 204');
  const row = screen.getAllByRole('row')[1]?.textContent ?? '';
  for (const part of [
    'On the way to pickup',
    'On hold',
    'Leipzig',
    '40\u00A0min late',
    'Ada Moss',
    'Sundby Foods',
    '€1,180',
  ])
    expect(row).toContain(part);
  expect(row).not.toContain('Harbour Haulage');
});

it('a shipment on time tells when its truck is due, and how long it has', async () => {
  open('fleet', '/ui/shipments', { status: 'in_transit', flags: [], nextStop: 1 });
  const left = await screen.findByText(/^in \d+ (?:h|min)/u);
  expect(left.closest('td')?.dataset.title).toBe('Due');
  expect(left.closest('td')?.textContent).toMatch(/^(?:\w{3} )?\d+:\d\d [AP]M in/u);
});

it('a truck whose window has just closed is due now, before the service calls it late', async () => {
  open('fleet', '/ui/shipments', { status: 'dispatched', flags: [] });
  expect((await screen.findByText('Now')).closest('td')?.dataset.title).toBe('Due');
});

it('and by how much, once that is known, where the next stop is named beside it', async () => {
  const expectedLate = { stop: 0, at: '2026-01-08T13:00:00Z' };
  const stop = { type: 'pickup', place: { city: 'Lyon' }, window: { to: '2026-01-08T10:00:00Z' } } as const;
  open('fleet', '/ui/shipments', { status: 'assigned', flags: ['late'], expectedLate, stops: [stop, stop] });
  expect((await screen.findByText('3 h late')).closest('td')?.textContent).toBe('At risk 3\u00A0h late');
});

it('a shipment that will be late before its window is over is at risk', async () => {
  open('fleet', '/ui/shipments', { status: 'in_transit', flags: ['late'], nextStop: 1 });
  expect((await screen.findAllByText('At risk')).length).toBeGreaterThan(0);
});

it('a fleet has views for what to do, and is asked for the day of the pickup by "today"', async () => {
  const register = open('fleet', '/ui/shipments?view=today', {});
  await screen.findAllByRole('row');
  expect(register.views.at(-1)).toMatchObject({ filters: { from: '2026-01-08', to: '2026-01-08' }, sort: 'pickup' });
  for (const name of ['All', 'Unassigned', 'Today', 'In transit', 'Late or at risk', 'Delivered, no POD'])
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toBeTruthy();
});

it('an office sees carriers, and has the proofs to verify in a view of their own', async () => {
  const register = open('office', '/ui/shipments?view=toVerify', {});
  await screen.findByText('Harbour Haulage');
  expect(register.views.at(-1)).toMatchObject({ filters: { flag: 'pod_to_verify' }, sort: 'risk' });
  expect(screen.queryByRole('link', { name: /^Unassigned/ })).toBeNull();
});

const openMany = (audience: 'fleet' | 'office', mayWrite = true) => {
  const rows = [
    shipmentRow(
      shipmentFactory.build({ id: 'a', version: 2, reference: 'SH 1', flags: ['pod_to_verify'], assignment: crew }),
    ),
    shipmentRow(shipmentFactory.build({ id: 'b', version: 3, reference: 'SH 2', flags: [] })),
  ];
  const shipmentRegister = Object.assign(new FakeShipmentRegister(), { page: { rows, page: 0, size: 25, total: 2 } });
  const ports = {
    shipmentRegister,
    deliveryProofs: new FakeDeliveryProofs(),
    membership: { audience },
    at: '/ui/shipments',
  };
  return renderRoom(<ShipmentsPage mayWrite={mayWrite} />, ports);
};

it('a shipper verifies the proofs of many, those that have one', async () => {
  const { deliveryProofs } = openMany('office');
  const dialog = await askForAll(['SH 1', 'SH 2'], 'Verify proofs');
  expect(dialog.getByText(/^SH 2/).closest('li')?.textContent).toContain('It has no proof of delivery to verify.');
  await userEvent.click(dialog.getByRole('button', { name: 'Verify 1 shipment' }));
  await waitFor(() => expect(deliveryProofs.verified).toEqual([{ shipmentId: 'a', version: 2 }]));
});

it('a fleet selects shipments to export them alone, with nothing to verify', async () => {
  const { textFiles } = openMany('fleet');
  const dialog = await askForAll(['SH 1'], 'Export');
  expect(screen.queryByRole('button', { name: 'Verify proofs' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(textFiles.saved).toHaveLength(1));
  const [titles, ...rows] = textFiles.saved[0]?.text.trimEnd().split('\r\n') ?? [];
  expect(titles).toMatch(/^Reference,From,To,Stops,Distance \(km\),Status,Needs attention,/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^SH 1,.*B-HA 204,/);
});

it('a list of shipments is saved whole, with every column shown', async () => {
  const { workbooks } = openMany('office');
  await exportAs('Excel (.xlsx)');
  await waitFor(() => expect(workbooks.sheets).toHaveLength(1));
  const [sheet] = workbooks.sheets;
  const cells = Object.fromEntries((sheet?.titles ?? []).map((title, at) => [title, sheet?.rows[0]?.[at]]));
  expect(cells).toMatchObject({
    Reference: 'SH 1',
    Carrier: 'Harbour Haulage',
    Price: 1180,
    Currency: 'EUR',
    Driver: 'Ada Moss',
  });
});

it.each([
  ['Shipment', 'reference'],
  ['Status', 'status'],
  ['Next stop', 'next'],
  ['Due', '-risk'],
  ['Truck', 'truck'],
  ['Price', 'price'],
])('is sorted by a press on %s', async (title, sort) => {
  const register = open('fleet', '/ui/shipments', { status: 'booked' });
  const header = within(await screen.findByRole('columnheader', { name: title }));
  await userEvent.click(header.getByRole('button', { name: title }));
  await waitFor(() => expect(register.views.at(-1)?.sort).toBe(sort));
  const sorted = screen.getByRole('columnheader', { name: title });
  expect(sorted.getAttribute('aria-sort')).toBe(sort.startsWith('-') ? 'descending' : 'ascending');
});

it.each([
  ['?flag=late', 'Nothing late or at risk'],
  ['?flag=late&status=booked', 'No matches'],
])('a view %s without rows says: %s', async (search, title) => {
  open('fleet', `/ui/shipments${search}`);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

it('cards are sorted by the same, at first by what is late', async () => {
  open('office', '/ui/shipments', { status: 'booked' });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by', hidden: true });
  expect(choice.selectedOptions[0]?.textContent).toContain('Due');
  expect([...choice.options].map(({ value }) => value)).toEqual([
    'reference',
    'status',
    'next',
    'risk',
    'truck',
    'price',
    'pickup',
    'createdAt',
  ]);
});

it('is filtered by a lane as people write it, which stands in the address', async () => {
  const register = open('office', '/ui/shipments', { status: 'booked' });
  await screen.findAllByRole('row');
  await userEvent.type(screen.getByLabelText('Lane'), 'de-04 fr{Enter}');
  await waitFor(() => expect(register.views.at(-1)?.filters).toEqual({ lane: 'DE-04:FR' }));
});
