import type { StatementLine } from '../../statement/Statement.ts';
import type { StopType } from '../../stop/Stop.ts';
import type { InvoiceCharge } from './FreightInvoice.ts';

interface ChargeWords {
  /** What it is called where a file is written. */
  readonly description: string;
  /** How invoices begin what they say of it. */
  readonly begins: RegExp;
  /** By the kind of its stop, with the special charge of X12 150 whose meaning partners share. Others differ with each partner. */
  readonly atStop?: Readonly<Record<StopType, Pick<InvoiceCharge, 'description'> & { readonly special: string }>>;
}

/** What invoices say of each kind of line of a statement. */
export const chargeWords: Readonly<Record<StatementLine['kind'], ChargeWords>> = {
  linehaul: { description: 'Freight', begins: /^FREIGHT|^LINE.?HAUL/iu },
  waiting: {
    description: 'Detention',
    begins: /^DETENTION|^WAITING/iu,
    atStop: {
      pickup: { description: 'Detention loading', special: 'DTL' },
      delivery: { description: 'Detention unloading', special: 'DTU' },
    },
  },
  tonu: { description: 'Truck ordered not used', begins: /^TRUCK ORDERED|^VEHICLE ORDERED|^TONU|^CANCELL?ATION/iu },
  fuel: { description: 'Fuel', begins: /^FUEL/iu },
  toll: { description: 'Toll', begins: /^TOLL/iu },
  extra_stop: { description: 'Extra stop', begins: /^EXTRA STOP|^STOP.?OFF/iu },
  adjustment: { description: 'Adjustment', begins: /^ADJUSTMENT/iu },
  credit: { description: 'Credit', begins: /^CREDIT/iu },
};
