import type { ReservationWords } from '../shipment/ReservationWords.ts';
import type { ShipmentDocument } from '../shipment/ShipmentDocument.ts';
import type { exceptionKinds } from '../shipment/shipmentReasons.ts';
import type { LeftOutReason } from './PackIndex.ts';

/** What a pack of proofs says besides the data of the shipment. Counts and times are formatted. */
export interface PackWords {
  readonly title: string;
  readonly foot: string;
  readonly page: (page: string, pages: string) => string;
  readonly shipper: string;
  readonly carrier: string;
  readonly truck: string;
  readonly trailer: (plate: string) => string;
  readonly driver: string;
  readonly result: string;
  readonly results: Readonly<Record<'whole' | 'differs' | 'open', string>>;
  readonly standing: string;
  readonly record: string;
  readonly verified: (company: string, time: string) => string;
  readonly automatic: (time: string) => string;
  readonly toVerify: string;
  readonly unproven: string;
  readonly stops: string;
  readonly stop: string;
  readonly place: string;
  readonly planned: string;
  readonly arrived: string;
  readonly departed: string;
  readonly pickup: string;
  readonly delivery: string;
  readonly skipped: string;
  /** Of the times of the stops. */
  readonly localTimes: string;
  readonly deliveryIn: (town: string) => string;
  readonly goods: string;
  readonly packages: string;
  /** By code of UN/ECE Recommendation 21. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly ordered: string;
  readonly received: string;
  readonly short: string;
  readonly damaged: string;
  readonly total: string;
  /** Where a proof counts several lines together. */
  readonly together: string;
  readonly recipient: string;
  readonly handedOver: string;
  readonly added: string;
  readonly late: (time: string) => string;
  readonly remarks: string;
  readonly signature: string;
  readonly noProof: string;
  readonly reservations: string;
  readonly none: string;
  readonly when: string;
  readonly who: string;
  readonly where: string;
  readonly what: string;
  readonly automaticSide: string;
  /** Behind a problem. */
  readonly resolved: string;
  readonly reserved: ReservationWords;
  readonly exceptions: Readonly<Record<(typeof exceptionKinds)[number], string>>;
  readonly documents: string;
  readonly document: string;
  readonly file: string;
  readonly types: Readonly<Record<ShipmentDocument['type'], string>>;
  readonly version: (version: string) => string;
  readonly addedAt: string;
  readonly hash: string;
  /** Below the list of documents: pages of a PDF are copied, and a copy may look another way than the file. */
  readonly original: string;
  readonly inPack: string;
  readonly onCover: string;
  readonly onPages: (from: string, to: string) => string;
  readonly leftOut: Readonly<Record<LeftOutReason, string>>;
  readonly picture: (name: string) => string;
}
