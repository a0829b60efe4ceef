import * as v from 'valibot';
import { expect, it } from 'vitest';
import { alertQuery } from '../../services/loads/alerts/alertQuery.ts';
import { loadQuery } from '../../services/loads/loadQuery.ts';
import { findView } from '../../src/domain/list/findView.ts';
import type { SavedView } from '../../src/domain/list/SavedView.ts';
import { askedLoads } from '../../src/domain/load/askedLoads.ts';
import { loadListSpec } from '../../src/domain/load/loadListSpec.ts';
import { listQueryOf } from '../../src/infrastructure/http/listQueryOf.ts';

const saved = (q: string, filters: Readonly<Record<string, string>>): SavedView => ({
  id: 'v1',
  version: 1,
  name: 'A view',
  isShared: false,
  isOwn: true,
  hasAlert: true,
  q,
  filters,
  sort: 'pickup',
  columns: undefined,
});

it.each<[string, Readonly<Record<string, string>>]>([
  ['', {}],
  ['  lyon  drinks ', { bodyType: 'reefer', maxKg: '12000', adr: 'false', pricing: 'fixed' }],
  ['', { near: '51.45,7.01 Essen, DE', radiusKm: '100', toNear: '45.76,4.84 Lyon, FR', toRadiusKm: '50' }],
  ['', { near: '51.45,7.01', fits: 'true', vehicleId: '00000000-0000-4000-8000-000000000001' }],
  ['', { near: 'Essen', toNear: '91,200 Nowhere, XX', from: 'soon', to: '2026-01-07', vehicleId: 'T-100' }],
  ['', { asked: 'true', watched: 'true', colour: 'red', bodyType: 'sofa', radiusKm: '30000' }],
])('the alert of a view asks for what the screen asks for: %j %j', (q, filters) => {
  const view = findView('v1', loadListSpec, [saved(q, filters)]);
  if (!view) throw new Error('no view');
  const shown = askedLoads({ page: 0, size: 20, sort: view.sort, q: view.q, filters: view.filters });
  const asked = v.parse(loadQuery, listQueryOf(shown, loadListSpec));
  const list = Object.entries(filters).map(([name, value]) => ({ name, value }));
  expect(alertQuery({ q, filters: list })).toEqual(asked);
});
