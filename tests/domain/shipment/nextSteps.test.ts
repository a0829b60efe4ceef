import { describe, expect, it } from 'vitest';
import { foldShipment } from '../../../src/domain/shipment/foldShipment.ts';
import { nextSteps } from '../../../src/domain/shipment/nextSteps.ts';
import { direct, happened, longStory, milkRun, reached, story, until } from '../../support/contract/shipmentEvents.ts';

const step = (type: string, stop: number | null = null) => ({ type, stop });

describe('the next step of a fleet', () => {
  it.each([
    ['booked', step('assigned')],
    ['assigned', step('dispatched')],
    ['dispatched', step('arrived', 0)],
    ['at_pickup', step('departed', 0)],
    ['in_transit', step('arrived', 1)],
    ['at_delivery', step('delivered', 1)],
    ['delivered', step('pod_added', 1)],
    ['completed', null],
    ['cancelled', null],
  ])('of a shipment that is %s', (status, main) => {
    expect(nextSteps(foldShipment(direct, reached[status] ?? []), 'carrier').main).toEqual(main);
  });

  it('is to leave a delivery that is not the last', () => {
    const folded = foldShipment(milkRun, longStory.slice(0, 8));
    expect(nextSteps(folded, 'carrier')).toMatchObject({ main: step('departed', 2) });
  });

  it('is to prove the delivery that is not proven yet', () => {
    const proven = happened('pod_added', 1710, { stop: 2 });
    const folded = foldShipment(milkRun, [...longStory, happened('delivered', 1700, { stop: 3 }), proven]);
    expect(nextSteps(folded, 'carrier').main).toEqual(step('pod_added', 3));
  });

  it('is nothing once all is proven, though another proof may be added', () => {
    const { main, others } = nextSteps(foldShipment(direct, until('pod_added')), 'carrier');
    expect([main, others[0]]).toEqual([null, step('pod_added', 1)]);
  });
});

it('a fleet may assign another truck, skip a stop and report trouble on the way to a pickup', () => {
  const folded = foldShipment(milkRun, until('dispatched'));
  expect(nextSteps(folded, 'carrier').others).toEqual([
    step('assigned'),
    step('stop_skipped', 0),
    step('stop_skipped', 1),
    step('stop_skipped', 2),
    step('stop_skipped', 3),
    ...['unassigned', 'delay', 'exception', 'hold', 'note', 'cancelled'].map((type) => step(type)),
  ]);
});

it('a shipper verifies a proof, or rejects it', () => {
  const { main, others } = nextSteps(foldShipment(direct, until('pod_added')), 'shipper');
  expect([main, others[0]]).toEqual([step('completed'), step('pod_rejected')]);
});

it('a shipper has no next step on the way, but may cancel until the goods are on board', () => {
  const steps = nextSteps(foldShipment(direct, until('arrived', 0)), 'shipper');
  expect(steps).toEqual({ main: null, others: ['exception', 'hold', 'note', 'cancelled'].map((type) => step(type)) });
  expect(nextSteps(foldShipment(direct, until('departed', 0)), 'shipper').others).not.toContainEqual(step('cancelled'));
});

it('nobody has anything to do once a shipment has ended', () => {
  expect(nextSteps(foldShipment(direct, story), 'carrier')).toEqual({ main: null, others: [] });
});
