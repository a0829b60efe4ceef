import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** How many numbers in a row somebody may have used by hand. */
const mostTries = 100;

/** The next reference of a company, such as `SR-2026-000123`, that none of its requests has. */
export async function newReference(tx: Transaction<Tables>, companyId: string, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  for (let tries = 0; tries < mostTries; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const { rows } = await sql<{ last: number; isTaken: boolean }>`
      with next as (
        insert into request_number (company_id, year, last) values (${companyId}::uuid, ${year}, 1)
        on conflict (company_id, year) do update set last = request_number.last + 1 returning last)
      select last, exists (select from shipment_request where company_id = ${companyId}::uuid
        and reference_key = 'sr-' || ${year}::text || '-' || lpad(last::text, 6, '0')) as "isTaken" from next`.execute(
      tx,
    );
    const [found] = rows;
    if (found && !found.isTaken) return `SR-${year}-${String(found.last).padStart(6, '0')}`;
  }
  throw new Error('No free reference was found.');
}
