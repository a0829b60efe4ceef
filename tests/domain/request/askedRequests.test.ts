import { expect, it } from 'vitest';
import { askedRequests } from '../../../src/domain/request/askedRequests.ts';

const view = { page: 0, size: 50, sort: '-updatedAt', q: '' };

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['nothing', {}, {}],
  [
    'days and a lane beside other filters',
    { from: '2026-01-08', to: '2026-01-09', lane: 'de 50 - fr', status: 'open' },
    { from: '2026-01-08', to: '2026-01-09', lane: 'DE-50:FR', status: 'open' },
  ],
  ['half a lane', { lane: 'de 50 -', from: '2026-01-08' }, { from: '2026-01-08' }],
  ['days no calendar has', { from: '2026-02-30', to: 'soon', lane: 'DE:FR' }, { lane: 'DE:FR' }],
  ['what was cleared', { from: '', to: '', lane: '' }, {}],
])('requests with %s typed are asked for by what can be read', (_, typed, asked) => {
  expect(askedRequests({ ...view, filters: typed })).toEqual({ ...view, filters: asked });
});
