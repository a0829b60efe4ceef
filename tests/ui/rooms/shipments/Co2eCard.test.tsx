import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { Co2eCard } from '../../../../src/ui/rooms/shipments/emission/Co2eCard.tsx';
import { shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { FakeEmissions } from '../../../support/fakes/FakeEmissions.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const assignment = {
  vehicle: { id: 'v1', plate: 'K 1' },
  trailer: undefined,
  driver: { id: 'd1', name: 'Ada Lang', phone: undefined },
};
const delivered = shipmentFactory.build({ id: 's1', status: 'delivered', assignment });
const open = (answers: Partial<FakeEmissions> = {}, mayWrite = true) => {
  const emissions = Object.assign(new FakeEmissions(), answers);
  return renderRoom(<Co2eCard shipment={delivered} mayWrite={mayWrite} />, { emissions });
};

it('tells the figure with its level, and how it was found', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /150\skg/ }));
  const told = within(await screen.findByRole('dialog'));
  expect(told.getByText('8,000 kg')).toBeTruthy();
  expect(told.getByText(/Open Government Licence v3\.0/)).toBeTruthy();
  await userEvent.click(told.getByText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says why there is no figure, and offers nothing to do with it', async () => {
  open({ co2e: { footprint: undefined, reason: 'no_factor', earlier: [] } });
  await screen.findByText('Cannot be calculated: there is no factor for this truck’s fuel.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('says before a truck is assigned that there is no figure yet', async () => {
  const emissions = Object.assign(new FakeEmissions(), {
    co2e: { footprint: undefined, reason: 'no_factor', earlier: [] },
  });
  renderRoom(<Co2eCard shipment={shipmentFactory.build()} mayWrite />, { emissions });
  expect(await screen.findByText('Calculated once a truck is assigned.')).toBeTruthy();
});

it('says so when it cannot be read', async () => {
  open({ co2e: new Failure({ kind: 'unreachable', offline: false }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('takes the fuel of the trip of somebody who may say it', async () => {
  const shipment = {
    reference: 'SR-1',
    from: 'Leipzig',
    to: 'Lyon',
    pickupAt: '2026-01-08T07:00:00Z',
    massKg: 8000,
    tkm: 1600,
  };
  const { emissions } = open({
    trip: {
      isOver: true,
      plate: 'K 1',
      fuels: [{ key: 'diesel_blend', name: 'Diesel, average biofuel blend', unit: 'kg/l', wtw: 3 }],
      entry: undefined,
      shipments: [
        { ...shipment, id: 's1', isMeasured: false },
        { ...shipment, id: 's2', reference: 'SR-2', isMeasured: false },
      ],
      mostShipments: 20,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Enter fuel' }));
  const amount = await screen.findByLabelText('Liters');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(emissions.entered).toEqual([]);

  await userEvent.type(amount, '100');
  await screen.findByText('300 kg for the trip');
  await userEvent.click(screen.getByRole('checkbox', { name: /SR-2/ }));
  expect(screen.getAllByText('150 kg', { selector: 'output' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(emissions.entered).toMatchObject([{ id: 's1', entry: { fuel: 'diesel_blend', amount: 100, others: ['s2'] } }]);
});

it('asks nobody for fuel who may not write', async () => {
  open({}, false);
  await screen.findByRole('button', { name: 'Download for iLEAP' });
  expect(screen.queryByRole('button', { name: 'Enter fuel' })).toBeNull();
});
