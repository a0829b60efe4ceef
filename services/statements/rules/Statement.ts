export const statementStatuses = ['draft', 'issued', 'disputed', 'approved', 'paid', 'settled'] as const;

export type StatementStatus = (typeof statementStatuses)[number];

/** What follows from award, events and terms: the price, accepted waiting, and the fee for a truck that was ordered and not used. */
export const agreedKinds = ['linehaul', 'waiting', 'tonu'] as const;

export type AgreedKind = (typeof agreedKinds)[number];

/** What a carrier may charge beyond what was agreed already. A credit is below 0, an adjustment either. */
export const extraKinds = ['fuel', 'toll', 'extra_stop', 'adjustment', 'credit'] as const;

export type ExtraKind = (typeof extraKinds)[number];

/** `agreed` lines are of the agreed kinds; all others are proposed, and approved or disputed by the shipper. */
export const lineStates = ['agreed', 'proposed', 'approved', 'disputed'] as const;

export interface StatementLine {
  /** `linehaul`, `tonu`, `waiting-0` with the index of the stop, or the id of an extra. */
  readonly id: string;
  readonly kind: AgreedKind | ExtraKind;
  readonly stop: number | null;
  readonly amountMinor: number;
  readonly reason: string | null;
  readonly state: (typeof lineStates)[number];
  /** Why the shipper disputes it. */
  readonly note: string | null;
}

/** What was agreed without the statement: the price or the cancellation fee, and accepted waiting by stop. */
export interface AgreedAmount {
  readonly id: string;
  readonly kind: AgreedKind;
  readonly stop: number | null;
  readonly amountMinor: number;
}

/** What the rules need to know of a statement. */
export interface StatementFacts {
  readonly status: StatementStatus;
  readonly lines: readonly StatementLine[];
}

export interface StatementSums {
  readonly linehaulMinor: number;
  readonly waitingMinor: number;
  readonly feeMinor: number;
  readonly extrasMinor: number;
  readonly totalMinor: number;
}

/** A line that is not what was agreed. */
export interface LineMismatch {
  readonly id: string;
  readonly statedMinor: number | null;
  readonly agreedMinor: number | null;
}

/** What somebody did with a statement, as it is kept. */
export interface StatementStep {
  readonly at: string;
  readonly side: 'shipper' | 'carrier';
  readonly act: (typeof stepActs)[number];
  readonly totalMinor: number;
  readonly line: string | null;
  readonly note: string | null;
}

export const stepActs = [
  'issued',
  'revised',
  'line_approved',
  'line_disputed',
  'approved',
  'paid',
  'settled',
  'denied',
] as const;
