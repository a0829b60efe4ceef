import { expect, it } from 'vitest';
import { sentWithin } from '../../../src/domain/invitation/sentWithin.ts';

const view = { page: 1, size: 25, sort: '-lastSentAt', q: 'silva' };

it('filters from the first to the last instant of the chosen days in the time zone', () => {
  const filters = { status: 'opened', from: '2026-03-28', to: '2026-03-29' };
  expect(sentWithin({ ...view, filters }, 'Europe/Lisbon')).toEqual({
    ...view,
    filters: { status: 'opened', from: '2026-03-28T00:00:00Z', to: '2026-03-29T23:59:59.999+01:00' },
  });
});

it('filters by no day when none is chosen', () => {
  expect(sentWithin({ ...view, filters: { status: 'opened' } }, 'Europe/Lisbon')).toEqual({
    ...view,
    filters: { status: 'opened' },
  });
});

it.each([
  [{ from: '2026-03-28' }, { from: '2026-03-28T00:00:00Z' }],
  [{ to: '2026-03-28' }, { to: '2026-03-28T23:59:59.999Z' }],
])('filters with an open end when only one is chosen: %j', (filters, asked) => {
  expect(sentWithin({ ...view, filters }, 'Europe/Lisbon').filters).toEqual(asked);
});
