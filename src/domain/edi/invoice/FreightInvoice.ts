import type { CalendarDay } from '../../calendar/CalendarDay.ts';
import type { EdiParty, EdiReference, EdiWeight, Tender } from '../tender/Tender.ts';

/** What was carried, on the line of its freight. */
export interface InvoiceGoods {
  readonly weight: EdiWeight | undefined;
  readonly count: number | undefined;
  /** UN/ECE Recommendation 21. */
  readonly packageCode: string | undefined;
}

/** A line of an invoice: what it is for and what it comes to, in the smallest unit of its currency. */
export interface InvoiceCharge {
  readonly description: string;
  readonly amountMinor: number;
  /** Special charge of X12 150, such as `DTU`; undefined for what partners have no code for. */
  readonly special: string | undefined;
  readonly goods: InvoiceGoods | undefined;
}

type InvoiceParty = Pick<EdiParty, 'name' | 'code'>;

/** An invoice for the freight of one load (X12 210), net of value added tax. */
export interface FreightInvoice {
  readonly number: string;
  /** The shipper's number of the load. */
  readonly reference: string | undefined;
  readonly payment: Tender['payment'];
  readonly day: CalendarDay;
  readonly deliveredOn: CalendarDay | undefined;
  /** Standard carrier alpha code. */
  readonly scac: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly references: readonly EdiReference[];
  readonly billTo: InvoiceParty | undefined;
  readonly pickup: InvoiceParty | undefined;
  readonly delivery: InvoiceParty | undefined;
  /** Number of the truck, and its kind by element 40 of X12. */
  readonly equipment: { readonly number: string; readonly kind: string | undefined } | undefined;
  readonly charges: readonly InvoiceCharge[];
}
