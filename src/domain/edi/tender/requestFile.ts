import type { ShipmentRequest } from '../../request/ShipmentRequest.ts';
import type { Party } from '../../shipment/Shipment.ts';
import { carrierEnvelope } from '../carrierEnvelope.ts';
import { writeEdifact } from '../edifact/writeEdifact.ts';
import { offsetTimeOf } from '../offsetTimeOf.ts';
import { writeX12, type WrittenFile } from '../x12/writeX12.ts';
import type { TenderPurpose } from './Tender.ts';
import type { TenderKind } from './TenderKind.ts';
import { type RequestWords, tenderOfRequest } from './tenderOfRequest.ts';
import { write204 } from './write204.ts';
import { writeIftmin } from './writeIftmin.ts';

/** What a request is told as, and to whom. */
export interface RequestFileOptions {
  readonly kind: TenderKind;
  readonly purpose: TenderPurpose;
  /** Who sends it, and who is to carry the load, by their names; '' for a carrier that nobody named. */
  readonly shipper: string;
  readonly carrier: string;
  readonly scac: string | undefined;
  readonly words: RequestWords;
}

const named = (name: string): Party => ({ id: '', name });

/** A request as a file from its shipper to a carrier, made `now` (epoch milliseconds). */
export const requestFile = (request: ShipmentRequest, options: RequestFileOptions, now: number): WrittenFile => {
  const { kind, shipper, carrier } = options;
  const back = carrierEnvelope({ carrier: named(carrier), shipper: named(shipper) }, now);
  const envelope = { ...back, sender: back.receiver, receiver: back.sender };
  const tender = tenderOfRequest(request, options);
  if (kind === '204') return writeX12([write204(tender)], envelope);
  const made = offsetTimeOf(now, 'UTC');
  return writeEdifact([writeIftmin(tender, { made, carrier: carrier === '' ? undefined : carrier })], envelope);
};
