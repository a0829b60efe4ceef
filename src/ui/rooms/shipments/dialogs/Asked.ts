import type { ProvenDelivery } from '../../../../domain/shipment/provenDeliveries.ts';
import type { CancelReason } from '../../../../domain/shipment/possibleCancelReasons.ts';
import type { ReportType } from '../../../../domain/shipment/reportDraft.ts';
import type { ShipmentEvent } from '../../../../domain/shipment/ShipmentEvent.ts';
import type { KeptDraft } from '../proof/useProofForm.ts';

/** What a dialog is opened for. A stop is told by its index. */
export type Asked =
  | { readonly to: 'assign' }
  /** What may be chosen; `not_assigned` alone takes the load back. */
  | { readonly to: 'cancel'; readonly reasons: readonly CancelReason[] }
  | { readonly to: 'report'; readonly type: ReportType }
  /** `heldAt` is the time that holds now, in epoch milliseconds. */
  | { readonly to: 'correct'; readonly event: ShipmentEvent; readonly heldAt: number }
  /** `kept` is the proof on this device that is put right. */
  | { readonly to: 'prove'; readonly delivery: ProvenDelivery; readonly kept?: KeptDraft }
  | { readonly to: 'reject'; readonly stop: number }
  | { readonly to: 'dispute'; readonly stop: number };
