import type { ToldEvent } from '../shipment/ToldEvent.ts';

/** What became of something that was kept: it waits, was taken, is wrong, or came too late. */
export const outboxOutcomes = ['waiting', 'sent', 'refused', 'conflict'] as const;

export type OutboxOutcome = (typeof outboxOutcomes)[number];

/** Why something was not taken: a code that the catalogue words, or what the service said. */
export interface NotTaken {
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
}

/** What everything that waits for the network has. */
interface Kept {
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

/** An event of a shipment that happened at a time of its own. Other kinds, such as proofs of delivery, can join. */
export interface OutboxEvent extends Kept {
  readonly kind: 'event';
  readonly event: ToldEvent & { readonly at: number };
}

export type OutboxEntry = OutboxEvent;
