import { expect, it } from 'vitest';
import { toldStatus } from '../../../src/domain/edi/status/toldStatus.ts';
import { eventFactory } from '../../support/factories/shipmentFactory.ts';

const told = (type: string, stop?: 'pickup' | 'delivery', data: Record<string, string> = {}) =>
  toldStatus({ ...eventFactory.build(), type, data }, stop);

it.each([
  ['booked', undefined, 'booked'],
  ['arrived', 'pickup', 'arrived_pickup'],
  ['arrived', 'delivery', 'arrived_delivery'],
  ['departed', 'pickup', 'departed_pickup'],
  ['departed', 'delivery', 'departed_delivery'],
  ['delivered', 'delivery', 'delivered'],
] as const)('%s at a stop that is %s is told as %s, without a reason', (type, stop, status) => {
  expect(told(type, stop)).toEqual({ status, reason: 'none' });
});

it.each(['note', 'pod_added', 'position', 'assigned', 'dispatched'])('%s is not told', (type) => {
  expect(told(type, 'delivery')).toBeUndefined();
});

it('what has no reason of its own, or one nobody knows, is told without', () => {
  expect(told('delay', 'delivery', { reason: 'aliens' })).toEqual({ status: 'delayed', reason: 'none' });
  expect(told('cancelled')).toEqual({ status: 'cancelled', reason: 'none' });
});
