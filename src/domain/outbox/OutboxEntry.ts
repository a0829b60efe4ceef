import type { ProofFacts } from '../shipment/proofFields.ts';
import type { ToldEvent } from '../shipment/ToldEvent.ts';

/**
 * What became of something that was kept: it waits, is being sent, was taken, is wrong, or came too late. What was being sent when the
 * page ended waits again.
 */
export const outboxOutcomes = ['waiting', 'sending', 'sent', 'refused', 'conflict'] as const;

export type OutboxOutcome = (typeof outboxOutcomes)[number];

/** Why something was not taken: a code that the catalogue words, or what the service said. */
export interface NotTaken {
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
}

/** What everything that waits for the network has. */
export interface Kept {
  /** A UUID made when it was kept: what is sent twice with it counts once. */
  readonly id: string;
  readonly userId: string;
  readonly companyId: string;
  readonly shipmentId: string;
  /** What people call the shipment. */
  readonly reference: string;
  /** Epoch milliseconds. */
  readonly keptAt: number;
  readonly outcome: OutboxOutcome;
  readonly why?: NotTaken | undefined;
}

/** An event of a shipment that happened at a time of its own. */
export interface OutboxEvent extends Kept {
  readonly kind: 'event';
  readonly event: ToldEvent & { readonly at: number };
}

/** A file that is kept; its content lies beside the entry. */
export interface KeptFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** A proof of one delivery. */
export interface OutboxProof extends Kept {
  readonly kind: 'proof';
  readonly proof: {
    /** Index of the stop. */
    readonly stop: number;
    readonly facts: ProofFacts;
    readonly files: readonly KeptFile[];
  };
}

export type OutboxEntry = OutboxEvent | OutboxProof;
