import { describe, expect, it } from 'vitest';
import { offerTask } from '../../../src/domain/dashboard/offerTask.ts';
import { requestTask } from '../../../src/domain/dashboard/requestTask.ts';
import { shipmentTask } from '../../../src/domain/dashboard/shipmentTask.ts';
import type { ShipmentTaskKind } from '../../../src/domain/dashboard/Task.ts';
import { tasksInOrder } from '../../../src/domain/dashboard/tasksInOrder.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';

const shipment = shipmentFactory.build({
  assignBy: '2026-01-05T12:00:00Z',
  completesAt: '2026-01-09T08:00:00Z',
  nextStop: 0,
  stops: [{ type: 'pickup', window: { from: '2026-01-06T08:00:00Z', to: '2026-01-06T10:00:00Z' } }],
});

it.each<[ShipmentTaskKind, string | undefined]>([
  ['unassigned', '2026-01-05T12:00:00Z'],
  ['takeBack', '2026-01-05T12:00:00Z'],
  ['late', '2026-01-06T10:00:00Z'],
  ['exception', '2026-01-06T10:00:00Z'],
  ['podToVerify', '2026-01-09T08:00:00Z'],
  ['podMissing', undefined],
])('a shipment as %s is due at %s', (kind, due) => {
  expect(shipmentTask(kind)(shipment).due).toBe(due);
});

it('a shipment past its last stop has no window to be late for', () => {
  expect(shipmentTask('exception')({ ...shipment, nextStop: undefined }).due).toBeUndefined();
});

describe('tasks', () => {
  const counter = { amount: { amountMinor: 1, currency: 'EUR' }, validUntil: '2026-01-05T11:00:00Z' };
  const offer = offerFactory.build({ status: 'countered', counter });
  const request = requestFactory.build({ endsAt: '2026-01-05T11:30:00Z' });

  it('stand by deadline, those without one last', () => {
    const proof = shipmentTask('podMissing')(shipmentFactory.build({ id: 'proof' }));
    const assign = shipmentTask('unassigned')(shipment);
    const tasks = [proof, assign, requestTask(request), offerTask('countered')(offer)];
    expect(tasksInOrder(tasks).map(({ kind }) => kind)).toEqual(['countered', 'toDecide', 'unassigned', 'podMissing']);
  });

  it('name a record once, for the first reason given', () => {
    const late = shipmentTask('late')(shipment);
    const unassigned = shipmentTask('unassigned')(shipment);
    expect(tasksInOrder([unassigned, late])).toEqual([unassigned]);
    expect(tasksInOrder([late, unassigned])).toEqual([late]);
  });
});
