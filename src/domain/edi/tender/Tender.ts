import type { Money } from '../../money/Money.ts';
import type { DangerousGoods, Temperatures } from '../../request/RequestContent.ts';
import type { EdiTime } from '../EdiTime.ts';

/** What a tender wants: a new load, or another word on one that was tendered before. */
export const tenderPurposes = ['original', 'cancel', 'change', 'replace'] as const;

export type TenderPurpose = (typeof tenderPurposes)[number];

/** Who pays the carrier. */
export const payments = ['prepaid', 'collect', 'third_party'] as const;

/** A number that somebody knows the load by; the qualifier says whose, such as `PO` or `BM`. */
export interface EdiReference {
  readonly qualifier: string;
  readonly value: string;
}

/** A weight as it was said. */
export interface EdiWeight {
  readonly value: number;
  readonly unit: 'kg' | 'lb';
}

export interface EdiParty {
  readonly name: string;
  /** What the sender calls it, or a number of GS1. */
  readonly code: EdiReference | undefined;
  readonly address: string | undefined;
  readonly city: string | undefined;
  /** State or province. */
  readonly region: string | undefined;
  readonly postcode: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  readonly contact: { readonly name: string; readonly phone: string } | undefined;
}

/** Dangerous goods of a line (ADR). Their quantity (1.1.3.6.3) has the unit that a file names: a request has none. */
export interface TenderDangerous extends Omit<DangerousGoods, 'quantity'> {
  readonly quantity?: { readonly value: number; readonly unit: 'kg' | 'l' | undefined } | undefined;
}

export interface TenderLine {
  readonly description: string | undefined;
  readonly weight: EdiWeight | undefined;
  readonly count: number | undefined;
  /** UN/ECE Recommendation 21. */
  readonly packageCode: string | undefined;
  readonly temperatureC: Temperatures | undefined;
  /** Of EDIFACT, as the marks are. */
  readonly volumeM3: number | undefined;
  readonly marks: string | undefined;
  readonly dangerous: TenderDangerous | undefined;
}

/** A town that a message names beside an address, with its code of UN/LOCODE. */
export interface EdiTown {
  readonly unlocode: string | undefined;
  readonly name: string | undefined;
}

export interface TenderStop {
  readonly type: 'pickup' | 'delivery';
  /** Whether something stays on the truck, or was there before. */
  readonly isPart: boolean;
  readonly party: EdiParty;
  /** Of EDIFACT (LOC): where the address is in or near. */
  readonly town: EdiTown | undefined;
  readonly references: readonly EdiReference[];
  readonly from: EdiTime | undefined;
  readonly to: EdiTime | undefined;
  readonly lines: readonly TenderLine[];
}

/** A load as a shipper tenders it to a carrier, of X12 204 or EDIFACT IFTMIN. */
export interface Tender {
  readonly purpose: TenderPurpose;
  /** The shipper's number of the load. */
  readonly reference: string;
  /** Standard carrier alpha code of the carrier that is asked. */
  readonly scac: string | undefined;
  readonly payment: (typeof payments)[number] | undefined;
  readonly references: readonly EdiReference[];
  readonly respondBy: EdiTime | undefined;
  readonly notes: readonly string[];
  readonly billTo: EdiParty | undefined;
  /** Element 40 of X12, such as `TF`. */
  readonly equipment: string | undefined;
  /** The fixed price that is offered. */
  readonly target: Money | undefined;
  readonly stops: readonly TenderStop[];
}
