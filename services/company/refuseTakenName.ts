import { sql } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Services } from '../Services.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { trust } from './standing/isEstablished.ts';

/**
 * Refuses with 422 to give a company a name that looks like a brand's, or that of an established company of its brand. A company
 * may keep what looks like its own name now.
 */
export async function refuseTakenName(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  companyId: string,
  name: string,
): Promise<void> {
  const oldest = addMilliseconds(clock.now(), -trust.oldAfter);
  const other = await db
    .selectFrom('company as own')
    .innerJoin('company as other', (join) => join.onRef('other.id', '!=', 'own.id'))
    .select('other.id')
    .where('own.id', '=', companyId)
    .where(sql<boolean>`other.name_look = letters_of_look(${name}) and own.name_look <> letters_of_look(${name})`)
    .where(
      sql<boolean>`(other.kind = 'brand' or (other.brand_id is not distinct from own.brand_id
        and other.created_at <= ${oldest} and is_run(other.id)))`,
    )
    .executeTakeFirst();
  if (other) throw refusedFields([refusedField('name', 'nameTaken')]);
}
