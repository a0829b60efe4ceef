import type { ShipmentDocument } from '../shipment/ShipmentDocument.ts';
import type { ReservationWords } from '../shipment/ReservationWords.ts';
import type { GoodsTrouble } from './GoodsTrouble.ts';

/** What a note says besides the captions of its form and the data of the shipment. */
export interface NoteWords {
  /** By code of UN/ECE Recommendation 21. */
  readonly packages: Readonly<Record<string, string>>;
  readonly documents: Readonly<Partial<Record<ShipmentDocument['type'], string>>>;
  /** By kind of problem, where no ground says it. */
  readonly reservations: Readonly<Record<GoodsTrouble, string>>;
  readonly reserved: ReservationWords;
  readonly contact: (name: string, phone: string) => string;
  readonly vehicle: (plate: string) => string;
  readonly trailer: (plate: string) => string;
  readonly driver: (name: string) => string;
  readonly arrived: (time: string) => string;
  readonly departed: (time: string) => string;
  readonly stayed: (arrived: string, departed: string) => string;
  readonly temperature: (min: string, max: string) => string;
  /** What is to be known at a stop. */
  readonly atStop: (town: string, note: string) => string;
  /** Time limit of the delivery that the parties agreed. */
  readonly agreed: (window: string) => string;
  readonly madeOut: (town: string, day: string) => string;
  readonly receivedAt: (town: string, time: string) => string;
  readonly receivedBy: (name: string) => string;
  readonly received: (delivered: string, short: string, damaged: string) => string;
  readonly limitedQuantity: string;
  /** Of a transport category (ADR 1.1.3.6): quantity in litres or kg, and its calculated value. */
  readonly adrCategory: (category: string, quantity: string, points: string) => string;
  readonly adrExempt: (points: string, most: string) => string;
  readonly adrOver: (points: string, most: string) => string;
  readonly adrWhole: string;
}
