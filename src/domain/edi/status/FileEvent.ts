import type { Position } from '../../distance/greatCircleKm.ts';
import type { EdiTime } from '../EdiTime.ts';
import { keysOf } from '../keysOf.ts';
import type { EdiParty } from '../tender/Tender.ts';
import { type EdiReason, statusCodes } from './statusCodes.ts';

/**
 * What an event of a file says, in words of freight. Some syntaxes leave open whether a truck `arrived` at a pickup or a delivery: the
 * stop tells. `unknown` is a code that nobody has mapped: it is shown, and changes nothing.
 */
export const fileStatuses = [
  ...keysOf(statusCodes),
  'to_pickup',
  'arrived',
  'departed',
  'loaded',
  'on_the_way',
  'expected',
  'attempt_failed',
  'returned',
  'unknown',
] as const;

export type FileStatus = (typeof fileStatuses)[number];

/** Something that happened to a load, as it was read from a file: of X12 214 (AT7) or of EDIFACT IFTSTA (STS). */
export interface FileEvent {
  /** The shipper's number of the load (B10-2, CNI-2). */
  readonly reference: string | undefined;
  /** The carrier's number of the load (B10-1). */
  readonly carrierReference: string | undefined;
  readonly status: FileStatus;
  /** The code of the status as it stands in the file. */
  readonly code: string;
  readonly reason: EdiReason | 'unknown';
  /** The code of the reason as it stands in the file; undefined where none is given. */
  readonly reasonCode: string | undefined;
  /** When it happened, by the clock that the file says: `ediInstant` makes it an instant, and tells whether the zone was assumed. */
  readonly time: EdiTime;
  /** Which stop it is about, counted from 1; undefined where the file does not say. */
  readonly stop: number | undefined;
  readonly place:
    (Pick<EdiParty, 'city' | 'region' | 'country'> & { readonly unlocode?: string | undefined }) | undefined;
  readonly position: Position | undefined;
  /** Control number of its set (ST02, UNH01). */
  readonly set: string;
  /** Where the segment that tells it stands in its set, counted from 1. */
  readonly segment: number;
  /** That segment, such as `AT7` or `STS`. */
  readonly tag: string;
}
