import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/**
 * The next invoice number of a fleet, such as `INV-000123`. Its counter is held until the transaction ends, and falls back with it: no
 * number is given twice, and none is left out.
 */
export async function nextInvoice(tx: Transaction<Tables>, carrierId: string): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_number as kept (company_id, last) values (${carrierId}::uuid, 1)
    on conflict (company_id) do update set last = kept.last + 1 returning last`.execute(tx);
  return invoiceText(rows[0]?.last ?? 0);
}

export const invoiceText = (number: number): string => `INV-${String(number).padStart(6, '0')}`;
