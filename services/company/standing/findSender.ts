import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../Tables.ts';
import { isAdvertising } from '../../fields/isAdvertising.ts';
import { isEstablished } from './isEstablished.ts';
import type { Sender } from '../../mail/texts/Sender.ts';

interface Standing {
  readonly accepted: number;
  readonly isNameTaken: boolean;
}

/**
 * How a company is named to people who do not know it. `db` must be able to see it. Only for a young company are the names of all
 * brands and companies compared.
 */
export async function findSender(db: Kysely<Tables>, companyId: string, now: Date): Promise<Sender> {
  const { name, created_at: foundedAt } = await db
    .selectFrom('company')
    .select(['name', 'created_at'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (isEstablished(foundedAt, 0, now)) return { isVerified: true, name };
  const { rows } = await sql<Standing>`
    select accepted, is_name_taken as "isNameTaken" from company_standing(${companyId}::uuid)`.execute(db);
  const { accepted = 0, isNameTaken = true } = rows[0] ?? {};
  if (isEstablished(foundedAt, accepted, now)) return { isVerified: true, name };
  return { isVerified: false, name: isNameTaken || isAdvertising(name) ? undefined : name };
}
