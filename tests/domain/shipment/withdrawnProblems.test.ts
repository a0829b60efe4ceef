import { expect, it } from 'vitest';
import { withdrawnProblems } from '../../../src/domain/shipment/withdrawnProblems.ts';

const event = (id: string, type: string, stop: number | null, data: Readonly<Record<string, unknown>> = {}) => ({
  id,
  type,
  stop,
  data,
});
const proof = (id: string, stop = 1) => event(id, 'pod_added', stop);
const short = (id: string, of: string, stop = 1) => event(id, 'exception', stop, { kind: 'shortage', proof: of });
const rejected = event('r', 'pod_rejected', 1, { reason: 'quantities_differ' });

it.each([
  { title: 'one proof withdraws nothing', events: [proof('p1'), short('e1', 'p1')], withdrawn: [] },
  { title: 'a rejection alone withdraws nothing', events: [proof('p1'), short('e1', 'p1'), rejected], withdrawn: [] },
  {
    title: 'the next proof of the delivery does',
    events: [proof('p1'), short('e1', 'p1'), rejected, proof('p2'), short('e2', 'p2')],
    withdrawn: ['e1'],
  },
  {
    title: 'a proof of another delivery does not',
    events: [proof('p1'), short('e1', 'p1'), proof('p2', 2)],
    withdrawn: [],
  },
  {
    title: 'a problem that was resolved before stays as it is',
    events: [proof('p1'), short('e1', 'p1'), event('s', 'resolved', null, { of: 'e1' }), rejected, proof('p2')],
    withdrawn: [],
  },
  {
    title: 'a problem that no proof reported stays',
    events: [event('e0', 'exception', 1, { kind: 'breakdown' }), proof('p1'), rejected, proof('p2')],
    withdrawn: [],
  },
])('$title', ({ events, withdrawn }) => {
  expect([...withdrawnProblems(events)]).toEqual(withdrawn);
});
