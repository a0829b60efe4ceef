import type { Verdict } from '../verdict/Reason.ts';

/** A vehicle or trailer as dispatchers tell it apart. */
export interface CandidateUnit {
  readonly id: string;
  readonly fleetNo: string;
  readonly plate: string;
  readonly bodyType: string;
  readonly payloadKg: number;
}

/** A truck that could be given to a shipment, and what speaks for and against it. */
export interface Candidate {
  readonly vehicle: CandidateUnit;
  readonly trailer: CandidateUnit | undefined;
  /** Undefined if nobody who is free may drive it. */
  readonly driver: { readonly id: string; readonly name: string } | undefined;
  /** Whether the fleet named this truck in its offer. */
  readonly offered: boolean;
  readonly verdict: Verdict;
  /** Where it is free before the trip, and from when (RFC 3339); undefined if that is not known. */
  readonly free: { readonly city: string | undefined; readonly country: string; readonly at: string } | undefined;
  /** By road from there to the first stop. */
  readonly emptyKm: number | undefined;
  /** Between the earliest arrival and the end of the first window; below 0 if it would be late. */
  readonly slackMin: number | undefined;
}
