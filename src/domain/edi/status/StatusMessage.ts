import type { EdiTime } from '../EdiTime.ts';
import type { EdiParty, EdiReference, EdiWeight } from '../tender/Tender.ts';
import type { EdiReason, EdiStatus } from './statusCodes.ts';

/** Something that happened to a load. */
export interface StatusEvent {
  readonly status: EdiStatus;
  readonly reason: EdiReason;
  readonly time: EdiTime;
  /** Which stop it is about, counted from 1. */
  readonly stop: number | undefined;
  readonly place:
    (Pick<EdiParty, 'city' | 'region' | 'country'> & { readonly unlocode?: string | undefined }) | undefined;
}

/** What a carrier tells of one load: no price, no remark, nobody's name or phone. */
export interface StatusMessage {
  /** The carrier's number of the load. */
  readonly carrierReference: string;
  /** The shipper's, as its tender had it. */
  readonly reference: string;
  /** Standard carrier alpha code. */
  readonly scac: string | undefined;
  readonly references: readonly EdiReference[];
  readonly pickup: Pick<EdiParty, 'name' | 'code'>;
  readonly delivery: Pick<EdiParty, 'name' | 'code'>;
  /** Who carries the load: a company. */
  readonly carrier?: Pick<EdiParty, 'name' | 'code'> | undefined;
  /** Number of the truck. */
  readonly equipment: string | undefined;
  readonly events: readonly StatusEvent[];
  readonly weight: EdiWeight | undefined;
  readonly count: number | undefined;
}
