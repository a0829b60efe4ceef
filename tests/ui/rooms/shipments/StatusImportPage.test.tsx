import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ShipmentRecord } from '../../../../src/domain/shipment/Shipment.ts';
import { ShipmentsRoom } from '../../../../src/ui/rooms/shipments/ShipmentsRoom.tsx';
import { assignedShipment } from '../../../support/edi/assignedShipment.ts';
import { statusBytes, statusTestBytes } from '../../../support/edi/statusBytes.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { FakeShipmentRegister } from '../../../support/fakes/FakeShipmentRegister.ts';
import { FakeShipmentReports } from '../../../support/fakes/FakeShipmentReports.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const open = (
  shipments: readonly ShipmentRecord[] = [assignedShipment],
  role: 'owner' | 'viewer' = 'owner',
  at = '/ui/shipments/import',
) =>
  renderRoom(
    <Routes>
      <Route path="/ui/shipments/*" element={<ShipmentsRoom />} />
    </Routes>,
    {
      at,
      clock: new FakeClock(Date.UTC(2026, 0, 5, 9)),
      shipmentRegister: Object.assign(new FakeShipmentRegister(), {
        page: { rows: shipments, page: 0, size: 25, total: shipments.length },
        read: (id: string) => Promise.resolve(shipments.find((each) => each.id === id) ?? assignedShipment),
      }),
      shipmentReports: Object.assign(new FakeShipmentReports(), {
        answers: [
          { outcome: 'recorded' },
          { outcome: 'recorded' },
          { outcome: 'conflict', message: 'The goods are already on board.' },
        ],
      }),
      membership: { audience: 'fleet', role },
    },
  );

const choose = async (bytes: Uint8Array): Promise<void> => {
  const file = new File([new Uint8Array(bytes)], 'status.edi');
  await userEvent.upload(await screen.findByLabelText('Choose a status file'), file, { applyAccept: false });
};
const loadCodes = (text: string) =>
  userEvent.upload(screen.getByLabelText('Upload codes for TELEMATICS (JSON)'), new File([text], 'codes.json'), {
    applyAccept: false,
  });
const rows = () =>
  within(screen.getByRole('list', { name: 'Events of SH-2026-000042' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

it('shows what the events of a test file would do, and records none', async () => {
  open();
  await choose(statusTestBytes({}));
  expect(await screen.findByText('2 to record, 0 with nothing to do, 0 not possible')).toBeTruthy();
  expect(screen.getByText(/^This is a test file: .* records nothing\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Record \d+ events?$/ })).toBeNull();
});

it('shows what each event would do, and records them', async () => {
  const { shipmentReports } = open();
  await choose(statusBytes({}));
  expect(await screen.findByText('2 to record, 0 with nothing to do, 0 not possible')).toBeTruthy();
  expect(rows()).toEqual([
    expect.stringMatching(
      /9:10.*Arrived at the pickup in Leipzig.*New.*X3 · Segment 6, AT7 · Also records that the truck was dispatched\.$/,
    ),
    expect.stringMatching(/9:40.*Departed the pickup in Leipzig.*New.*AF · Segment 9, AT7 · Reason: weather\.$/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Record 2 events' }));
  expect(await screen.findByText('1 recorded, 1 not recorded')).toBeTruthy();
  expect(screen.getByText('The goods are already on board.')).toBeTruthy();
  expect(shipmentReports.batched.map(({ source, event }) => [source, event.type])).toEqual([
    ['edi', 'dispatched'],
    ['edi', 'arrived'],
    ['edi', 'departed'],
  ]);
  expect(screen.queryByRole('button', { name: /^Record \d+ events?$/ })).toBeNull();
});

it('leaves out what is not wanted, and shows what follows from that', async () => {
  open();
  await choose(statusBytes({}));
  const arrival = await screen.findByRole('checkbox', { name: /Arrived at the pickup/ });
  await userEvent.click(arrival);
  expect(await screen.findByText('0 to record, 1 with nothing to do, 1 not possible')).toBeTruthy();
  expect(rows()[1]).toContain('It does not fit the events so far.');
  await userEvent.click(screen.getByRole('checkbox', { name: /Arrived at the pickup/ }));
  expect(await screen.findByRole('button', { name: 'Record 2 events' })).toBeTruthy();
});

it('asks which shipment is meant where several have one number', async () => {
  open([assignedShipment, { ...assignedShipment, id: 's-2', shipper: { id: 'c-9', name: 'Other Foods' } }]);
  await choose(statusBytes({}));
  const choice = await screen.findByRole('combobox', { name: 'Which shipment is it?' });
  expect(screen.queryByRole('button', { name: /^Record \d+ events?$/ })).toBeNull();
  await userEvent.selectOptions(choice, 's-2');
  expect(await screen.findByRole('button', { name: 'Record 2 events' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open shipment' }).getAttribute('href')).toBe('/ui/shipments/s-2');
});

it('says so when no shipment has the number, and when a file is wrong', async () => {
  open([]);
  await choose(statusBytes({}));
  expect(await screen.findByText('Your company has no shipment with the number SH-2026-000042.')).toBeTruthy();
  const text = new TextDecoder().decode(statusBytes({}));
  await choose(new TextEncoder().encode(text.replace('*20260105*0810*', '*20260105*2510*')));
  expect(await screen.findByText('“202601052510” is not a valid date and time. Segment 6, AT7-5')).toBeTruthy();
  await choose(new TextEncoder().encode(text.replace('IEA*1*000000077', 'IEA*1*000000078')));
  expect(await screen.findByText(/The control number is “000000077” in the header/)).toBeTruthy();
});

it('reads the file anew with codes of its sender, and with the usual ones again', async () => {
  open();
  await choose(new TextEncoder().encode(new TextDecoder().decode(statusBytes({})).replace('AT7*X3*', 'AT7*QQ*')));
  await userEvent.click(await screen.findByText('Codes for TELEMATICS: standard'));
  expect(rows()[0]).toContain('Unknown status');
  await loadCodes('{"partner":"TELEMATICS","read":{"status":{"QQ":"gone"}}}');
  expect(await screen.findByText('read.status.QQ: this word is unknown.')).toBeTruthy();
  await loadCodes('{"partner":"telematics","read":{"status":{"QQ":"arrived_pickup"}}}');
  expect(await screen.findByText('Codes for TELEMATICS: custom')).toBeTruthy();
  expect(await screen.findByRole('checkbox', { name: /Arrived at the pickup in Leipzig/ })).toBeTruthy();
  const [usual] = screen.getAllByRole('button', { name: 'Use the standard codes: TELEMATICS' });
  if (usual) await userEvent.click(usual);
  expect(await screen.findByText('Codes for TELEMATICS: standard')).toBeTruthy();
  expect(await screen.findByRole('checkbox', { name: /Unknown status/ })).toBeTruthy();
});

it('shows the first events of many, and the others when they are asked for', async () => {
  open();
  const note = {
    status: 'damaged',
    reason: 'none',
    time: { day: '2026-01-05', time: '08:30', zone: 'UT' },
    stop: 1,
    place: undefined,
  } as const;
  await choose(statusBytes({ events: Array.from({ length: 32 }, () => note) }));
  expect(await screen.findByText('1 to record, 31 with nothing to do, 0 not possible')).toBeTruthy();
  expect(rows()).toHaveLength(30);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(rows()).toHaveLength(32);
});

it('is opened from the list of shipments', async () => {
  open([assignedShipment], 'owner', '/ui/shipments');
  await screen.findByText('SH-2026-000042');
  await userEvent.click(screen.getByRole('button', { name: 'Import EDI status' }));
  expect(await screen.findByLabelText('Choose a status file')).toBeTruthy();
});

it('is for people of a fleet who may write', async () => {
  open([assignedShipment], 'viewer');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByLabelText('Choose a status file')).toBeNull();
});
