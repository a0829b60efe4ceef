import type { EdiSegment } from './EdiSegment.ts';

/** A partner as envelopes name it. */
export interface EdiAddress {
  readonly qualifier: string;
  readonly id: string;
}

/** A transaction set (X12) or message (EDIFACT): `204` or `IFTMIN`, from its first segment to its last. */
export interface EdiSet {
  readonly kind: string;
  readonly control: string;
  readonly segments: readonly EdiSegment[];
}

/** What stands around the sets of a file. */
export interface EdiInterchange {
  readonly syntax: 'x12' | 'edifact';
  readonly sender: EdiAddress;
  readonly receiver: EdiAddress;
  readonly control: string;
  /** Whether it says that it is a test. */
  readonly isTest: boolean;
  readonly sets: readonly EdiSet[];
}
