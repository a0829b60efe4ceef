import type { DraftReason } from '../../../../domain/consignment/ConsignmentNote.ts';
import type { NoteWords } from '../../../../domain/consignment/NoteWords.ts';
import { paperWayTextsEnUS } from '../../../shared/sheets/paperWayTextsEnUS.ts';

/** Texts on the consignment note of a shipment in American English. `note` is printed on it. */
export const consignmentTextsEnUS = {
  title: 'Consignment note (CMR)',
  lead: 'Four copies on A4: sender, consignee, carrier and administration. No price on any of them.',
  /** With several consignees. */
  several: (count: string) => `${count} notes, one for each consignee.`,
  draft: 'Draft',
  draftLead: 'It is marked as a draft until these are known:',
  reasons: {
    cancelled: 'The shipment is canceled',
    sender_address: 'Address of the sender',
    carrier_address: 'Address of the carrier',
    vehicle: 'Truck',
    driver: 'Driver',
    packages: 'Number of packages',
    weight: 'Gross weight',
  } satisfies Record<DraftReason, string>,
  byHand: 'Fill in by hand: carriage charges, signatures and stamps.',
  download: 'Download PDF',
  ...paperWayTextsEnUS,
  fileName: (reference: string) => `CMR ${reference}.pdf`,
  unknownLetters: (letters: string) =>
    `The note shows a question mark for characters that cannot be printed: ${letters}. Write them in by hand.`,
  note: {
    documents: {
      delivery_note: 'Delivery note',
      packing_list: 'Packing list',
      weight_note: 'Weight note',
      customs: 'Customs documents',
    },
    reservations: {
      damage: 'Goods damaged when taken over',
      shortage: 'Packages missing when taken over',
      overage: 'More packages than stated',
      temperature: 'Temperature when taken over',
    },
    contact: (name: string, phone: string) => `Contact: ${name}, ${phone}`,
    vehicle: (plate: string) => `Vehicle: ${plate}`,
    trailer: (plate: string) => `Trailer: ${plate}`,
    driver: (name: string) => `Driver: ${name}`,
    arrived: (time: string) => `Arrived ${time}`,
    departed: (time: string) => `Departed ${time}`,
    stayed: (arrived: string, departed: string) => `Arrived ${arrived}, departed ${departed}`,
    temperature: (min: string, max: string) => (min === max ? `Keep at ${min} °C` : `Keep at ${min} to ${max} °C`),
    atStop: (town: string, note: string) => (town === '' ? note : `${town}: ${note}`),
    agreed: (window: string) => `Agreed time of delivery: ${window}`,
    madeOut: (town: string, day: string) => (town === '' ? day : `${town}, ${day}`),
    receivedAt: (town: string, time: string) => (town === '' ? time : `${town}, ${time}`),
    receivedBy: (name: string) => `Received by ${name}`,
    received: (delivered: string, short: string, damaged: string) =>
      `${delivered === '1' ? '1 package' : `${delivered} packages`}, ${short} short, ${damaged} damaged`,
    limitedQuantity: 'Limited quantity (ADR 3.4)',
    adrCategory: (category: string, quantity: string, points: string) =>
      `ADR 1.1.3.6, category ${category}: ${quantity} l or kg, ${points} points`,
    adrExempt: (points: string, most: string) =>
      `Load not exceeding the exemption limits of ADR 1.1.3.6: ${points} of ${most} points`,
    adrOver: (points: string, most: string) => `ADR 1.1.3.6 exceeded: ${points} of ${most} points`,
    adrWhole: 'ADR applies in full: no exemption under 1.1.3.6',
  } satisfies Omit<NoteWords, 'packages' | 'reserved'>,
} as const;
