import type { Party } from '../shipment/Shipment.ts';
import type { Side } from '../shipment/ShipmentEvent.ts';

/** A state of a consignment note: what was added to it, by whom. Hashes are SHA-256 in hexadecimal. */
export interface RecordState {
  /** From 1. */
  readonly seq: number;
  /** When it happened, RFC 3339 UTC. */
  readonly at: string;
  /** The company that said so; null for what follows from the clock. */
  readonly by: string | null;
  readonly role: Side;
  /** The kind of event, such as `arrived` or `exception.damage`. */
  readonly what: string;
  /** Of all that the event says; of the first state also of the goods, stops and parties it is about. */
  readonly dataHash: string;
  /** The hash of the state before; zeros before the first. */
  readonly prevHash: string;
}

/** A state with the hash of all it says, so that a later state holds it, too. */
export interface HashedState extends RecordState {
  readonly hash: string;
}

/** The electronic record beside the consignment notes of a shipment. */
export interface NoteRecord {
  readonly format: typeof recordFormat;
  /** What it is, and what it is not. */
  readonly statement: typeof recordStatement;
  readonly shipmentId: string;
  readonly reference: string;
  readonly shipper: Party;
  readonly carrier: Party;
  readonly states: readonly HashedState[];
}

export const recordFormat = 'consignment-note-record/1';

/** Said on each note and in each exported record. */
export const recordStatement =
  'Paper note with an electronic record; not an electronic consignment note under the 2008 protocol.';
