import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TruckCard } from '../../../../src/ui/rooms/shipments/TruckCard.tsx';
import { shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const assignment = {
  vehicle: { id: 'v-1', plate: 'B-HA 204' },
  trailer: undefined,
  driver: { id: 'd-1', name: 'Ada Moss', phone: undefined },
};
const verdict = { fits: true, reasons: [{ code: 'too_far', severity: 'warn', has: 1141 }] } as const;

it.each([
  ['dispatched', 1],
  ['in_transit', 0],
  ['delivered', 0],
] as const)(
  'on a shipment that is %s it is said %i times that the truck is too far from the pickup',
  (status, times) => {
    renderRoom(<TruckCard shipment={shipmentFactory.build({ status, assignment, verdict })} />);
    expect(screen.queryAllByText(/too far to make the window/)).toHaveLength(times);
    expect(screen.queryAllByText('Too late for the pickup')).toHaveLength(times);
  },
);
