import type { Audience } from '../audience/Audience.ts';
import type { ListSpec } from '../list/ListSpec.ts';
import { shipmentStatuses } from './ShipmentStatus.ts';

/** What has to be looked at. */
export const shipmentFlags = [
  'late',
  'exception',
  'hold',
  'unassigned',
  'waiting_running',
  'waiting_to_answer',
  'pod_missing',
  'pod_rejected',
  'pod_to_verify',
] as const;

export type ShipmentFlag = (typeof shipmentFlags)[number];

/**
 * Sorts, filters and columns of the shipments. `from` and `to` are days of the first pickup by the clock there; `pickup` finds what is to
 * be picked up within a day.
 */
export const shipmentListSpec = {
  sorts: ['risk', 'pickup', 'createdAt', 'reference', 'status', 'next', 'truck', 'price'],
  sort: 'risk',
  filters: { status: shipmentStatuses, flag: shipmentFlags, pickup: ['soon'], from: 'text', to: 'text', lane: 'text' },
  columns: {
    shown: ['status', 'next', 'late', 'party', 'truck', 'price'],
    more: ['lastEvent', 'cargo', 'pickup', 'createdAt', 'co2e'],
  },
} as const satisfies ListSpec;

const today = { filters: { day: 'today' }, sort: 'pickup' };
const inTransit = { filters: { status: 'in_transit' } };
const atRisk = { filters: { flag: 'late' } };

const filters = { ...shipmentListSpec.filters, day: ['today'] } as const;

/** The shipments as each side looks at them. `day` is a day of the first pickup that moves on. */
export const shipmentListSpecs = {
  fleet: {
    ...shipmentListSpec,
    filters,
    views: {
      unassigned: { filters: { flag: 'unassigned' }, sort: 'pickup' },
      today,
      inTransit,
      atRisk,
      noPod: { filters: { flag: 'pod_missing' } },
    },
  },
  office: {
    ...shipmentListSpec,
    filters,
    views: {
      atRisk,
      toVerify: { filters: { flag: 'pod_to_verify' } },
      today,
      inTransit,
      exceptions: { filters: { flag: 'exception' } },
    },
  },
} as const satisfies Record<Audience, ListSpec>;
