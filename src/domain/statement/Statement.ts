import type { Party } from '../shipment/Shipment.ts';

/** How far a statement is, from the carrier's desk to the money. */
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
  /** Index of the stop of waiting. */
  readonly stop: number | null;
  /** In the smallest unit of the statement's currency, net of value added tax. */
  readonly amountMinor: number;
  /** What an extra is for. */
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

/** A statement as a row of the list. Its id is that of its shipment. Instants are RFC 3339, days `YYYY-MM-DD`. */
export interface Statement {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly status: StatementStatus;
  /** How often it was issued. */
  readonly revision: number;
  readonly reference: string;
  readonly fromCity: string;
  readonly toCity: string;
  readonly shipper: Party;
  readonly carrier: Party;
  readonly currency: string;
  readonly sums: StatementSums;
  readonly invoice: string | undefined;
  readonly issuedAt: string | undefined;
  /** The day in the carrier's zone until whose end it is to be paid. */
  readonly dueOn: string | undefined;
  readonly timeZone: string | undefined;
  readonly paymentDays: number;
  readonly paidOn: string | undefined;
  /** Whether a charge for waiting is unanswered, so that the statement cannot be paid yet. */
  readonly isWaitingOpen: boolean;
}

/** What somebody did with a statement. */
export interface StatementStep {
  readonly at: string;
  readonly side: 'shipper' | 'carrier';
  readonly act: 'issued' | 'revised' | 'line_approved' | 'line_disputed' | 'approved' | 'paid' | 'settled' | 'denied';
  readonly totalMinor: number;
  /** The line it is about. */
  readonly line: string | null;
  readonly note: string | null;
}

/** A line that is not what was agreed. */
export interface LineMismatch {
  readonly id: string;
  readonly statedMinor: number | null;
  readonly agreedMinor: number | null;
}

/** A statement with its lines and history; a draft has its extras alone. */
export interface StatementRecord extends Statement {
  readonly lines: readonly StatementLine[];
  /** What the shipment says now. */
  readonly agreed: readonly AgreedAmount[];
  readonly paymentReference: string | undefined;
  readonly history: readonly StatementStep[];
}
