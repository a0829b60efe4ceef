import { expect, it } from 'vitest';
import { shipmentStatuses } from '../../../src/domain/shipment/ShipmentStatus.ts';
import { standingVerdict } from '../../../src/domain/shipment/standingVerdict.ts';

const late = { code: 'too_far', severity: 'warn', has: 1141 } as const;
const abroad = { code: 'cabotage', severity: 'warn', has: ['PL'], needs: ['DE'] } as const;
const verdict = { fits: true, reasons: [late, abroad] };

it('whether a truck can be at the pickup in time is said until it is there', () => {
  const saying = shipmentStatuses.filter((status) => standingVerdict(verdict, status).reasons.includes(late));
  expect(saying).toEqual(['booked', 'assigned', 'dispatched']);
});

it('everything else is said to the end', () => {
  expect(standingVerdict(verdict, 'delivered')).toEqual({ fits: true, reasons: [abroad] });
});
