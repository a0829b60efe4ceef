import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ShipmentRecord } from '../../../../src/domain/shipment/Shipment.ts';
import { EdiStatusCard } from '../../../../src/ui/rooms/shipments/edi/EdiStatusCard.tsx';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { partnerCodesOf } from '../../../support/edi/partnerCodesOf.ts';
import { shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { FakeEdiPartners } from '../../../support/fakes/FakeEdiPartners.ts';
import { FakePreferences } from '../../../support/fakes/FakePreferences.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const { stops, ...rest } = shipmentFactory.build({ reference: 'SH-2026-000042' });
const shipment: ShipmentRecord = {
  ...rest,
  stops: stops.map((stop) => ({ ...stop, place: { ...stop.place, name: 'Plant 2' } })),
};
const open = (shown: ShipmentRecord = shipment, audience: 'fleet' | 'office' = 'fleet') =>
  renderRoom(<EdiStatusCard shipment={shown} />, { membership: { audience, role: 'owner' } });
const press = async (name = 'Export EDI 214') => userEvent.click(await screen.findByRole('button', { name }));

it('saves the status under the reference of the shipment', async () => {
  const ports = open();
  await press();
  expect(ports.madeFiles.saved).toEqual(['SH-2026-000042-214.edi']);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('asks for a carrier code that can be one', async () => {
  const ports = open();
  const code = await screen.findByLabelText(/^Carrier code/);
  await userEvent.type(code, 'gr1');
  await press();
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(ports.madeFiles.saved).toEqual([]);
  await userEvent.clear(code);
  await userEvent.type(code, 'grnl{Enter}');
  expect(code.getAttribute('aria-invalid')).toBeNull();
  expect(ports.madeFiles.saved).toHaveLength(1);
});

it('names what the file cannot hold as it is', async () => {
  open({
    ...shipment,
    stops: shipment.stops.map((stop) => ({ ...stop, place: { ...stop.place, name: 'Plant ~ 2' } })),
  });
  await press();
  expect(screen.getByRole('status').textContent).toContain('Plant ~ 2');
});

it('saves the acceptance of a carrier with its code', async () => {
  const ports = open();
  await press('Export EDI 990');
  expect((await screen.findByLabelText(/^Carrier code/)).getAttribute('aria-invalid')).toBe('true');
  expect(ports.madeFiles.saved).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Carrier code/), 'grnl');
  await press('Export EDI 990');
  expect(ports.madeFiles.saved).toEqual(['SH-2026-000042-990.edi']);
});

it.each([
  ['a shipper', shipment, 'office'],
  ['a shipment that was canceled', { ...shipment, status: 'cancelled' }, 'fleet'],
] as const)('offers no acceptance to %s', async (_, shown, audience) => {
  open(shown, audience);
  await screen.findByRole('button', { name: 'Export EDI 214' });
  expect(screen.queryByRole('button', { name: 'Export EDI 990' })).toBeNull();
});

it.each(['fleet', 'office'] as const)('saves the status as EDIFACT for either side: %s', async (audience) => {
  const name = 'Magazyn Łódź ~ 2';
  const named = shipment.stops.map((stop) => ({ ...stop, place: { ...stop.place, name } }));
  const ports = open({ ...shipment, stops: named }, audience);
  await press('Export EDI IFTSTA');
  expect(ports.madeFiles.saved).toEqual(['SH-2026-000042-iftsta.edi']);
  expect(screen.getByRole('status').textContent).toContain(name);
});

it('says when its partner, whose codes are in this browser only, is told nothing of what happened so far', async () => {
  const partner = { partner: '006922827', company: shipment.shipper.name, write: { status: { booked: null } } };
  const events = shipment.events.filter(({ type }) => type === 'booked');
  const { madeFiles } = renderRoom(<EdiStatusCard shipment={{ ...shipment, events }} />, {
    membership: { audience: 'fleet', role: 'owner' },
    preferences: new FakePreferences({ ediCodes: { '006922827': partner } }),
  });
  await press();
  expect(screen.getByRole('status').textContent).toBe('Nothing to report to this partner yet, so no file was saved.');
  expect(madeFiles.saved).toEqual([]);
});

it('names the partner whose address and codes the files have', async () => {
  const partner = partnerCodesOf({ partner: '006922827', company: shipment.shipper.name });
  renderRoom(<EdiStatusCard shipment={shipment} />, {
    membership: { audience: 'fleet', role: 'owner' },
    ediPartners: new FakeEdiPartners(partner),
  });
  expect(await screen.findByText('The address and X12 codes of 006922827 are used.')).toBeTruthy();
});

it('writes no file before the codes of the partner are known, and reads them again', async () => {
  const failure = new Failure({ kind: 'unreachable', offline: false });
  const ediPartners = Object.assign(new FakeEdiPartners(), { failure });
  renderRoom(<EdiStatusCard shipment={shipment} />, { ediPartners });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Export EDI 214' })).toBeNull();
  Object.assign(ediPartners, { failure: undefined });
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Export EDI 214' })).toBeTruthy();
});
