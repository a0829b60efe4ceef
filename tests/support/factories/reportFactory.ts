import { Factory } from 'fishery';
import type { Figure, Report, ReportRow } from '../../../src/domain/report/Report.ts';

/** A share of stops, without what chance would allow. */
export const shareFactory = Factory.define<Figure>(() => ({
  code: 'on_time',
  unit: 'share',
  currency: undefined,
  value: 160 / 170,
  n: 170,
  count: 160,
  low: 0.904,
  high: 0.965,
}));

/** A delivery that was half an hour late. */
export const reportRowFactory = Factory.define<ReportRow>(({ sequence }) => ({
  record: { kind: 'shipment', id: `00000000-0000-4000-e000-${String(sequence).padStart(12, '0')}` },
  reference: `SR-2026-${String(sequence).padStart(6, '0')}`,
  stop: 1,
  type: 'delivery',
  place: 'Entrepôt Sud, Lyon',
  party: 'Sundby Foods',
  lane: 'DE-45:FR-69',
  timeZone: 'Europe/Paris',
  due: '2026-01-05T17:00:00Z',
  at: '2026-01-05T17:45:00Z',
  until: undefined,
  minutes: 45,
  money: undefined,
  km: undefined,
  emptyKm: undefined,
  co2e: undefined,
  packages: { ordered: 22, delivered: 21, damaged: 1 },
  outcome: 'late',
}));

/** A report on punctuality: 160 of 170 stops, two groups, one late stop. */
export const reportFactory = Factory.define<Report>(() => ({
  asOf: '2026-01-06T09:00:00Z',
  figures: [shareFactory.build(), shareFactory.build({ code: 'tracked', value: 0.5, n: 168, count: 84 })],
  outcomes: [
    { outcome: 'on_time', n: 160, isCounted: true },
    { outcome: 'late', n: 8, isCounted: true },
    { outcome: 'overdue', n: 2, isCounted: true },
    { outcome: 'cancelled', n: 12, isCounted: false },
  ],
  groups: [
    {
      id: 'company-1',
      name: 'Sundby Foods',
      lane: undefined,
      folded: undefined,
      figures: [shareFactory.build({ value: 0.95, n: 160, count: 152 })],
    },
    {
      id: 'company-2',
      name: 'Alma Paper',
      lane: undefined,
      folded: undefined,
      figures: [shareFactory.build({ value: 0.8, n: 10, count: 8 })],
    },
  ],
  weeks: [],
  moreGroups: 0,
  rows: [reportRowFactory.build()],
  page: 0,
  size: 25,
  total: 1,
}));
