import { describe, expect, it } from 'vitest';
import { offerTask } from '../../../src/domain/dashboard/offerTask.ts';
import { paperTask } from '../../../src/domain/dashboard/paperTask.ts';
import { requestTask } from '../../../src/domain/dashboard/requestTask.ts';
import { shipmentTask } from '../../../src/domain/dashboard/shipmentTask.ts';
import { statementTask } from '../../../src/domain/dashboard/statementTask.ts';
import type { ShipmentTaskKind } from '../../../src/domain/dashboard/Task.ts';
import { tasksInOrder } from '../../../src/domain/dashboard/tasksInOrder.ts';
import { type Urgency, urgencyOf } from '../../../src/domain/dashboard/urgencyOf.ts';
import { offerFactory } from '../../support/factories/offerFactory.ts';
import { paperFactory } from '../../support/factories/paperFactory.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { issuedStatement } from '../../support/factories/statementFactory.ts';

const shipment = shipmentFactory.build({
  assignBy: '2026-01-05T12:00:00Z',
  completesAt: '2026-01-09T08:00:00Z',
  freeUntil: '2026-01-06T11:00:00Z',
  nextStop: 0,
  stops: [{ type: 'pickup', window: { from: '2026-01-06T08:00:00Z', to: '2026-01-06T10:00:00Z' } }],
});

it.each<[ShipmentTaskKind, string | undefined]>([
  ['unassigned', '2026-01-05T12:00:00Z'],
  ['takeBack', '2026-01-05T12:00:00Z'],
  ['late', '2026-01-06T10:00:00Z'],
  ['exception', '2026-01-06T10:00:00Z'],
  ['podToVerify', '2026-01-09T08:00:00Z'],
  ['waitingRunning', '2026-01-06T11:00:00Z'],
  ['waitingToAnswer', undefined],
  ['podMissing', undefined],
  ['podRejected', undefined],
])('a shipment as %s is due at %s', (kind, due) => {
  expect(shipmentTask(kind)(shipment).due).toBe(due);
});

it('a shipment past its last stop has no window to be late for', () => {
  expect(shipmentTask('exception')({ ...shipment, nextStop: undefined }).due).toBeUndefined();
});

it('a request is due when its time to decide ends, or its pickup begins before that while no carrier has it', () => {
  const window = { from: '2026-01-05T13:00:00Z', to: '2026-01-05T15:00:00Z' };
  const request = requestFactory.build({ endsAt: '2026-01-05T13:30:00+01:00', stops: [{ type: 'pickup', window }] });
  expect(requestTask('toDecide')(request).due).toBe('2026-01-05T13:30:00+01:00');
  expect(requestTask('uncovered')({ ...request, endsAt: '2026-01-05T13:30:00Z' }).due).toBe('2026-01-05T13:00:00Z');
  expect(requestTask('uncovered')({ ...request, endsAt: undefined }).due).toBe('2026-01-05T13:00:00Z');
  expect(requestTask('uncovered')(request).due).toBe('2026-01-05T13:30:00+01:00');
});

it('a paper is due at the end of its last day', () => {
  expect(paperTask(paperFactory.build({ expiresOn: '2026-01-06' })).due).toBe('2026-01-06T23:59:59Z');
});

it('a statement is due when it is to be paid, by the clock of its carrier', () => {
  const tokyo = { ...issuedStatement, dueOn: '2026-01-06', timeZone: 'Asia/Tokyo' };
  expect(statementTask(tokyo).due).toBe('2026-01-06T14:59:59.999Z');
});

it.each<[string | undefined, Urgency]>([
  ['2026-01-05T08:59:00', 'late'],
  ['2026-01-05T09:00:00', 'late'],
  ['2026-01-05T13:00:00', 'soon'],
  ['2026-01-05T13:01:00', 'today'],
  ['2026-01-06T00:00:00', 'tomorrow'],
  ['2026-01-07T00:00:00', 'later'],
  [undefined, 'later'],
])('what is due at %s is %s at nine', (due, urgency) => {
  expect(urgencyOf({ due }, new Date('2026-01-05T09:00:00'))).toBe(urgency);
});

it('what is due within four hours comes soon past midnight too', () => {
  expect(urgencyOf({ due: '2026-01-06T01:00:00' }, new Date('2026-01-05T22:00:00'))).toBe('soon');
});

describe('tasks', () => {
  const counter = { amount: { amountMinor: 1, currency: 'EUR' }, validUntil: '2026-01-05T11:00:00Z' };
  const offer = offerFactory.build({ status: 'countered', counter });
  const request = requestFactory.build({ endsAt: '2026-01-05T11:30:00Z' });

  it('stand by deadline, those without one last', () => {
    const proof = shipmentTask('podMissing')(shipmentFactory.build({ id: 'proof' }));
    const assign = shipmentTask('unassigned')(shipment);
    const tasks = [proof, assign, requestTask('toDecide')(request), offerTask('countered')(offer)];
    expect(tasksInOrder(tasks).map(({ kind }) => kind)).toEqual(['countered', 'toDecide', 'unassigned', 'podMissing']);
  });

  it('name a record once, for what is due first', () => {
    const late = shipmentTask('late')(shipment);
    const unassigned = shipmentTask('unassigned')(shipment);
    expect(tasksInOrder([unassigned, late])).toEqual([unassigned]);
    expect(tasksInOrder([late, unassigned])).toEqual([unassigned]);
  });

  it('name a record due at the same time for two reasons by the first given', () => {
    const late = shipmentTask('late')(shipment);
    const exception = shipmentTask('exception')(shipment);
    expect(tasksInOrder([exception, late])).toEqual([exception]);
    expect(tasksInOrder([late, exception])).toEqual([late]);
  });

  it('name a shipment and its statement apart, and each paper of a vehicle', () => {
    const charge = shipmentTask('waitingToAnswer')(shipmentFactory.build({ id: issuedStatement.id }));
    const papers = (['insurance', 'roadworthiness'] as const).map((type) => paperTask(paperFactory.build({ type })));
    expect(tasksInOrder([charge, statementTask(issuedStatement), ...papers])).toHaveLength(4);
  });
});
