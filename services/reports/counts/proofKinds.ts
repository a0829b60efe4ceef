import type { StopFacts } from '../StopFacts.ts';

/** What the rules on proofs ask of a delivery. */
export type ProvenFacts = Pick<StopFacts, 'isCancelled' | 'isSkipped' | 'isPassed' | 'departedAt' | 'proof'>;

/** How proofs stand, as the column `proof` numbers it. Written by a migration: never renumber one. */
const kinds = {
  cancelled: 1,
  skipped: 2,
  notDelivered: 3,
  missing: 10,
  rejected: 20,
  toVerify: 30,
  byTime: 40,
  accepted: 50,
};
/** Without a proof, and it is known when the truck left: kept whether or not a day has passed since, and those that still have time. */
export const unproven = { kept: 11, hasTime: 12 } as const;
/** Added where a departure is known. */
const came = { inADay: 1, later: 2 } as const;
/** Accepted by a person: from here, two codes for each minute that took since the departure. */
export const acceptedFrom = 1_000;

const minute = 60_000;
const twoDays = 48 * 60 * minute;

/** Every kind but those with minutes. */
export const plainProofKinds: readonly number[] = [
  kinds.cancelled,
  kinds.skipped,
  kinds.notDelivered,
  kinds.missing,
  unproven.kept,
  ...[kinds.rejected, kinds.toVerify, kinds.byTime, kinds.accepted].flatMap((kind) => [
    kind,
    kind + came.inADay,
    kind + came.later,
  ]),
];

/** The kind without its minutes, which are of no interest by day. */
export const withoutMinutes = (code: number): number =>
  code < acceptedFrom ? code : kinds.accepted + (code % 2 === 1 ? came.inADay : came.later);

const none: ProvenFacts = {
  isCancelled: false,
  isSkipped: false,
  isPassed: true,
  departedAt: null,
  proof: { firstAt: null, isRejected: false, completedAt: null, isAutomatic: false },
};

const proven = (kind: number, bit: number, minutes: number): ProvenFacts => ({
  ...none,
  departedAt: bit === 0 ? null : 0,
  proof: {
    firstAt: bit === came.later ? twoDays : 0,
    isRejected: kind === kinds.rejected,
    completedAt: kind === kinds.byTime || kind === kinds.accepted ? minutes * minute : null,
    isAutomatic: kind === kinds.byTime,
  },
});

/** A delivery that stands for all of a kind: the rules judge every one of them as they judge it. */
export const exampleDelivery = (code: number): ProvenFacts => {
  if (code >= acceptedFrom) {
    const bit = code % 2 === 1 ? came.inADay : came.later;
    return proven(kinds.accepted, bit, Math.floor((code - acceptedFrom) / 2));
  }
  switch (code) {
    case kinds.cancelled:
      return { ...none, isCancelled: true };
    case kinds.skipped:
      return { ...none, isSkipped: true };
    case kinds.notDelivered:
      return { ...none, isPassed: false };
    case kinds.missing:
      return none;
    case unproven.kept:
      return { ...none, departedAt: -Infinity };
    case unproven.hasTime:
      return { ...none, departedAt: Infinity };
    default:
      return proven(code - (code % 10), code % 10, 0);
  }
};
