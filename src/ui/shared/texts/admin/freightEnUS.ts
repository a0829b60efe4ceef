import type { RequestStatus } from '../../../../domain/request/RequestStatus.ts';
import { bodyTypesEnUS } from './bodyTypesEnUS.ts';
import { equipmentsEnUS } from './equipmentsEnUS.ts';
import { packagesEnUS } from './packagesEnUS.ts';

/** Texts on loads that shippers and fleets share, in American English. */
export const freightEnUS = {
  /** Between two towns, read aloud. */
  to: 'to',
  noTown: 'No town yet',
  moreStops: (count: string, isOne: boolean) => (isOne ? `${count} more stop` : `${count} more stops`),
  stop: 'Stop',
  type: { pickup: 'Pickup', delivery: 'Delivery' },
  noWindow: 'No time yet',
  serviceMin: (time: string) => `${time} at the stop`,
  cargo: {
    title: 'Cargo',
    none: 'No cargo yet',
    noDescription: 'No description yet',
    fromTo: (pickup: string, delivery: string) => `From stop ${pickup} to stop ${delivery}`,
    temperature: (min: string, max: string) => (min === max ? min : `${min} to ${max}`),
    dangerous: 'ADR',
    adrQuantity: (quantity: string) => `${quantity} l or kg`,
    adrCategory: (category: string) => `transport category ${category}`,
    loadingMetres: (length: string) => `${length} loading ${length === '1' ? 'meter' : 'meters'}`,
    stackable: 'Stackable',
    marks: 'Marks and numbers',
    hsCode: 'HS code',
  },
  bodyType: bodyTypesEnUS,
  anyBody: 'Any body type',
  equipment: equipmentsEnUS,
  package: packagesEnUS,
  packages: (count: string) => (count === '1' ? '1 package' : `${count} packages`),
  requestStatus: {
    draft: 'Draft',
    open: 'Open',
    awarded: 'Awarded',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
    cancelled: 'Canceled',
  } satisfies Record<RequestStatus, string>,
  adr: {
    title: 'Dangerous goods (ADR)',
    exempt: (points: string, most: string) =>
      `${points} of ${most} ADR points: no approved vehicle or ADR card needed. Still required: transport document, package labels and a fire extinguisher.`,
    full: (points: string, most: string) =>
      `${points} ADR points, more than ${most}: approved vehicle and ADR card needed.`,
    unknown: 'ADR points not known: approved vehicle and ADR card needed.',
    required: 'Approved vehicle and ADR card needed',
    none: 'None',
  },
  /** Of a shipment that will be late. */
  risk: {
    name: 'At risk',
    late: (time: string) => `${time} late`,
    atPickup: (time: string, town: string) => `${time} late at the pickup in ${town}`,
    atDelivery: (time: string, town: string) => `${time} late at the delivery in ${town}`,
  },
  /** A distance that was estimated. */
  about: (distance: string) => `≈ ${distance}`,
  timeUp: 'Expired',
  /** Of the time left. */
  lastMinute: 'less than a minute',
} as const;
