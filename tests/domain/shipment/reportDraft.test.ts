import { expect, it } from 'vitest';
import {
  emptyReport,
  readReport,
  type ReportDraft,
  type ReportType,
} from '../../../src/domain/shipment/reportDraft.ts';

it.each<readonly [ReportType, Partial<ReportDraft>, object]>([
  ['delay', { delayReason: 'traffic' }, { stop: 1, data: { minutes: 30, reason: 'traffic' } }],
  ['delay', { minutes: 'custom', otherMinutes: ' 45 ' }, { stop: 1, data: { minutes: 45, reason: '' } }],
  ['delay', { minutes: 'custom', otherMinutes: '-5' }, { data: { minutes: 0 } }],
  ['delay', { minutes: 'custom', otherMinutes: '1e3' }, { data: { minutes: 0 } }],
  ['delay', { delayReason: 'other', reason: ' Flat  tyre ' }, { data: { reason: 'Flat tyre' } }],
  ['delay', { delayReason: 'other' }, { data: { reason: 'other' } }],
  ['exception', { kind: 'damage', text: ' One box. ' }, { stop: 1, data: { kind: 'damage', text: 'One box.' } }],
  ['exception', {}, { stop: 1, data: {} }],
  [
    'note',
    { text: 'Gate 4', visibility: 'internal' },
    { stop: null, data: { text: 'Gate 4', visibility: 'internal' } },
  ],
  ['hold', { text: ' ' }, { stop: null, data: {} }],
  ['stop_skipped', { stop: '2', reason: 'Closed' }, { stop: 2, data: { reason: 'Closed' } }],
  ['stop_skipped', {}, { stop: null, data: { reason: '' } }],
])('%s with %o tells %o', (type, draft, told) => {
  expect(readReport(type, { ...emptyReport, ...draft }, 1)).toMatchObject({ type, at: null, ...told });
});

it('a problem tells what was reserved with it', () => {
  const reservations = [{ code: 'packages_missing', count: 2 }, { code: 'seal_missing' }] as const;
  const told = readReport('exception', { ...emptyReport, kind: 'shortage' }, 0, reservations);
  expect(told.data).toEqual({ kind: 'shortage', reservations });
});
