import { describe, expect, it } from 'vitest';
import { likeliestFirst } from '../../../src/domain/edi/status/likeliestFirst.ts';
import { matchingShipment } from '../../../src/domain/edi/status/matchingShipment.ts';

const live = { id: 'live', status: 'in_transit' } as const;
const delivered = { id: 'delivered', status: 'delivered' } as const;
const canceled = { id: 'canceled', status: 'cancelled' } as const;
const alsoCanceled = { id: 'also canceled', status: 'cancelled' } as const;

describe('the shipment that a load of a file means', () => {
  it.each([
    ['none without shipments', [], undefined, undefined],
    ['the only one', [live], undefined, live],
    ['the only one, even if it was canceled', [canceled], undefined, canceled],
    ['the only one that was not canceled', [canceled, live, alsoCanceled], undefined, live],
    ['none of two that both go on', [live, delivered], undefined, undefined],
    ['none of two that were both canceled', [canceled, alsoCanceled], undefined, undefined],
    ['the one that somebody chose', [live, delivered], 'delivered', delivered],
    ['the one that somebody chose, though it was canceled', [live, canceled], 'canceled', canceled],
    ['the only one, if the one that was chosen is gone', [live], 'delivered', live],
  ] as const)('is %s', (_, shipments, chosen, meant) => {
    expect(matchingShipment<(typeof shipments)[number]>(shipments, chosen)).toBe(meant);
  });
});

it('what was canceled comes last, and the others stay in their order', () => {
  expect(likeliestFirst([canceled, live, alsoCanceled, delivered])).toEqual([live, delivered, canceled, alsoCanceled]);
});
