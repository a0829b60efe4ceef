import type { shipmentListSpecs } from '../../../domain/shipment/shipmentListSpec.ts';
import type { ShipmentStatus } from '../../../domain/shipment/ShipmentStatus.ts';
import { fileTitlesEnUS } from '../../shared/freight/fileTitlesEnUS.ts';
import { calmTextsEnUS } from './calmTextsEnUS.ts';
import { cancelTextsEnUS } from './cancel/cancelTextsEnUS.ts';
import { claimTextsEnUS } from './claims/claimTextsEnUS.ts';
import { consignmentTextsEnUS } from './consignment/consignmentTextsEnUS.ts';
import { ediStatusTextsEnUS } from './edi/ediStatusTextsEnUS.ts';
import { fuelTextsEnUS } from './emission/fuelTextsEnUS.ts';
import { noteRecordTextsEnUS } from './noteRecord/noteRecordTextsEnUS.ts';
import { outboxTextsEnUS } from './outbox/outboxTextsEnUS.ts';
import { packTextsEnUS } from './proof/pack/packTextsEnUS.ts';
import { proofTextsEnUS } from './proof/proofTextsEnUS.ts';
import { reservationTextsEnUS } from './reservationTextsEnUS.ts';
import { shipmentStepTextsEnUS } from './shipmentStepTextsEnUS.ts';
import { shipmentTruckTextsEnUS } from './shipmentTruckTextsEnUS.ts';
import { rateTextsEnUS } from './rate/rateTextsEnUS.ts';
import { statementCardTextsEnUS } from './statement/statementCardTextsEnUS.ts';
import { timelineTextsEnUS } from './timelineTextsEnUS.ts';
import { trackingLinkTextsEnUS } from './tracking/trackingLinkTextsEnUS.ts';
import { waitingTextsEnUS } from './waiting/waitingTextsEnUS.ts';

const shipments = (count: number): string => (count === 1 ? '1 shipment' : `${count} shipments`);

/** Texts of the shipments room in American English. */
export const shipmentTextsEnUS = {
  title: 'Shipments',
  back: 'Back to shipments',
  /** Ways to look at them. */
  views: { title: 'View as', list: 'List', board: 'Board' },
  importStatus: 'Import EDI status',
  status: {
    booked: 'Booked',
    assigned: 'Truck assigned',
    dispatched: 'On the way to pickup',
    at_pickup: 'At pickup',
    in_transit: 'In transit',
    at_delivery: 'At delivery',
    delivered: 'Delivered',
    completed: 'Completed',
    cancelled: 'Canceled',
  } satisfies Record<ShipmentStatus, string>,
  flag: {
    late: 'Late',
    exception: 'Problem',
    hold: 'On hold',
    unassigned: 'No truck',
    waiting_running: 'Waiting',
    waiting_to_answer: 'Waiting charge',
    pod_missing: 'No POD',
    pod_rejected: 'POD rejected',
    pod_to_verify: 'POD to verify',
  },
  list: {
    search: 'Reference, plate, driver or town',
    status: 'Status',
    flag: 'Needs attention',
    flagLate: 'Late or at risk',
    pickupDays: 'Day of pickup',
    pickupTime: 'Pickup time',
    pickupTimeWords: { soon: 'Within a day' },
    lane: 'Lane',
    laneHint: 'DE-50:FR-69',
    laneUnread: 'Enter origin and destination, such as DE-50:FR-69.',
    views: {
      unassigned: 'Unassigned',
      today: 'Today',
      inTransit: 'In transit',
      atRisk: 'Late or at risk',
      noPod: 'Delivered, no POD',
      toVerify: 'POD to verify',
      exceptions: 'Problems',
    } satisfies Record<
      keyof typeof shipmentListSpecs.fleet.views | keyof typeof shipmentListSpecs.office.views,
      string
    >,
    columns: {
      ...fileTitlesEnUS,
      reference: 'Reference',
      route: 'Shipment',
      status: 'Status',
      next: 'Next stop',
      due: 'Due',
      shipper: 'Shipper',
      carrier: 'Carrier',
      truck: 'Truck',
      cargo: 'Cargo',
      price: 'Price',
      lastEvent: 'Last event',
      pickup: 'Pickup',
      createdAt: 'Booked',
      stops: 'Stops',
      flags: 'Needs attention',
      nextFrom: 'Next stop from',
      nextUntil: 'Next stop until',
      nextZone: 'Time zone of next stop',
      lateMin: 'Late (min)',
      trailer: 'Trailer',
      driver: 'Driver',
      lastEventAt: 'Last event at',
      co2e: 'CO2e',
      co2eKg: 'CO2e (kg)',
      co2eLevel: 'CO2e level',
    },
    fileName: 'shipments',
    due: {
      in: (time: string) => `in ${time}`,
      /** The window is over, but the service does not call that late yet. */
      now: 'Now',
      late: (time: string) => `${time} late`,
    },
    calm: calmTextsEnUS,
    emptyTitle: 'No shipments yet',
    emptyText: {
      fleet: 'Win a load and it appears here, ready for a truck.',
      office: 'Award a request and its shipment appears here.',
    },
    emptyLink: { fleet: 'Find loads', office: 'Go to requests' },
  },
  bulk: {
    nothingToVerify: 'It has no proof of delivery to verify.',
    verify: {
      label: 'Verify proofs',
      title: (count: number) => `Verify the proofs of delivery for ${shipments(count)}?`,
      text: 'Verifying completes a shipment. Check the proofs first: shortages and damage stay on record as problems.',
      yes: (count: number) => `Verify ${shipments(count)}`,
      done: (count: number) => `${shipments(count)} completed`,
    },
  },
  fuel: fuelTextsEnUS,
  page: {
    price: 'Price',
    distance: 'Distance',
    customer: 'Shipper',
    carrier: 'Carrier',
    details: 'Details',
    notes: 'Notes',
    request: 'See the request',
    truck: 'Truck and driver',
    vehicle: 'Vehicle',
    trailer: 'Trailer',
    driver: 'Driver',
    phone: 'Phone',
    noTruck: 'No truck assigned yet.',
    lateBy: (time: string) => `${time} past the window`,
  },
  stops: {
    title: 'Stops',
    planned: 'Planned',
    arrived: 'Arrived',
    departed: 'Departed',
    delivered: 'Delivered',
    expected: 'Expected',
    standing: { done: 'Done', now: 'Here now', next: 'Next', skipped: 'Skipped' },
    late: (time: string) => `${time} late`,
    onTime: 'in the window',
    estimate: 'Estimated from the distance left, with breaks and rest periods.',
    /** The same where a delay was told since. */
    fromDelayed: {
      position: (time: string) => `from its last position, plus the delay reported on ${time}`,
      departure: (time: string) => `from its departure, plus the delay reported on ${time}`,
      arrival: (time: string) => `from its arrival, plus the delay reported on ${time}`,
    },
    /** Where the estimate begins. */
    from: {
      position: (time: string) => `from its position as of ${time}`,
      departure: (time: string) => `from its departure on ${time}`,
      arrival: (time: string) => `from its arrival on ${time}`,
      assignment: (time: string) => `from where its previous trip ends, or from its base, as of ${time}`,
      delay: (time: string) => `from the delay reported on ${time}`,
    },
    waiting: (time: string) => `${time} at this stop`,
    waited: 'Waiting',
    running: 'so far',
    charge: (money: string) => `${money} waiting charge`,
  },
  timeline: timelineTextsEnUS,
  reservation: reservationTextsEnUS,
  outbox: outboxTextsEnUS,
  ...shipmentStepTextsEnUS,
  ...shipmentTruckTextsEnUS,
  consignment: consignmentTextsEnUS,
  noteRecord: noteRecordTextsEnUS,
  ediStatus: ediStatusTextsEnUS,
  claims: claimTextsEnUS,
  trackingLinks: trackingLinkTextsEnUS,
  ending: cancelTextsEnUS,
  proof: proofTextsEnUS,
  pack: packTextsEnUS,
  rate: rateTextsEnUS,
  statement: statementCardTextsEnUS,
  waiting: waitingTextsEnUS,
  missing: {
    title: 'Shipment not found',
    toList: 'Back to shipments',
    text: 'It belongs to another company, or the link is wrong.',
  },
} as const;
