import type { DeliveredShipment, JudgedDelivery } from '../otif.ts';
import { exampleArrival, lateSteps } from './punctuality.ts';

/** What came of shipments, as the column `otif` numbers it. Written by a migration: never renumber one. */
const kinds = {
  cancelled: 1,
  rejected: 2,
  missing: 3,
  toVerify: 4,
  noArrival: 5,
  noWindow: 6,
  notCounted: 7,
  underWay: 8,
  judged: 100,
} as const;
/** Of those that are judged; `late` and `excused` times the steps of grace they were late by. */
const judged = { automatic: 1, short: 2, early: 4, late: 8, excused: 40 } as const;
const kindsEnd = kinds.judged + lateSteps * judged.excused;

/** Added to what is judged: how many packages these shipments should deliver, and how many of them came. */
const packages = { ordered: 1_000, delivered: 2_000 } as const;

/** Every kind of shipments. */
export const otifKinds: readonly number[] = [
  kinds.cancelled,
  kinds.rejected,
  kinds.missing,
  kinds.toVerify,
  kinds.noArrival,
  kinds.noWindow,
  kinds.notCounted,
  kinds.underWay,
  ...Array.from({ length: kindsEnd - kinds.judged }, (_, bits) => kinds.judged + bits),
];

/** What a code counts: shipments of a kind, or packages of them. */
export const countedBy = (
  code: number,
): { readonly what: 'shipments' | 'ordered' | 'delivered'; readonly kind: number } => {
  if (code >= packages.delivered) return { what: 'delivered', kind: code - packages.delivered };
  if (code >= packages.ordered) return { what: 'ordered', kind: code - packages.ordered };
  return { what: 'shipments', kind: code };
};

const none: JudgedDelivery = {
  ...exampleArrival(0),
  unloaded: { ordered: 1, delivered: 1, damaged: 0 },
  proof: { firstAt: 0, isRejected: false, isAutomatic: false },
};

const plain = (kind: number): DeliveredShipment => {
  switch (kind) {
    case kinds.cancelled:
      return { status: 'cancelled', deliveries: [none] };
    case kinds.rejected:
      return { status: 'delivered', deliveries: [{ ...none, proof: { ...none.proof, isRejected: true } }] };
    case kinds.missing:
      return { status: 'delivered', deliveries: [{ ...none, proof: { ...none.proof, firstAt: null } }] };
    case kinds.toVerify:
      return { status: 'delivered', deliveries: [none] };
    case kinds.noArrival:
      return { status: 'completed', deliveries: [{ ...none, arrivedAt: null, isPassed: true }] };
    case kinds.noWindow:
      return { status: 'completed', deliveries: [{ ...none, window: null }] };
    case kinds.notCounted:
      return { status: 'completed', deliveries: [{ ...none, unloaded: { ...none.unloaded, delivered: null } }] };
    default:
      return { status: 'booked', deliveries: [none] };
  }
};

/** A shipment that stands for all of a kind: the rules judge every one of them as they judge it. */
export const exampleShipment = (kind: number): DeliveredShipment => {
  if (kind < kinds.judged) return plain(kind);
  const bits = kind - kinds.judged;
  const late = Math.floor((bits % judged.excused) / judged.late);
  const excused = Math.floor(bits / judged.excused);
  return {
    status: 'completed',
    deliveries: [
      {
        ...none,
        ...exampleArrival(late),
        unloaded: { ...none.unloaded, delivered: (bits & judged.short) > 0 ? 0 : 1 },
        proof: { ...none.proof, isAutomatic: (bits & judged.automatic) > 0 },
      },
      { ...none, ...exampleArrival(excused, { isExcused: true }) },
      { ...none, ...exampleArrival(0, { isEarly: (bits & judged.early) > 0 }) },
    ],
  };
};
