import { sql, type Kysely } from 'kysely';
import { hasLink } from '../../fields/hasLink.ts';
import type { Tables } from '../../Tables.ts';
import { isEstablished } from './isEstablished.ts';
import type { Sender } from '../../mail/texts/Sender.ts';

interface StandingRow {
  readonly name: string;
  readonly foundedAt: Date;
  readonly accepted: number;
  readonly isNameTaken: boolean;
}

/** How a company is named to people who do not know it. `db` must be able to see it. */
export async function findSender(db: Kysely<Tables>, companyId: string, now: Date): Promise<Sender> {
  const { name, foundedAt, accepted, isNameTaken } = await db
    .selectFrom('company')
    .innerJoinLateral(
      () =>
        sql<Pick<StandingRow, 'accepted' | 'isNameTaken'>>`(
        select accepted, is_name_taken as "isNameTaken" from company_standing(${companyId}::uuid))`.as('standing'),
      (join) => join.onTrue(),
    )
    .select(['company.name', 'company.created_at as foundedAt', 'standing.accepted', 'standing.isNameTaken'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (isEstablished(foundedAt, accepted, now)) return { isVerified: true, name };
  return { isVerified: false, name: isNameTaken || isAdvertising(name) ? undefined : name };
}

/** Whether a name holds an address or a phone number. */
const isAdvertising = (name: string): boolean => hasLink(name) || name.replaceAll(/\P{Nd}/gu, '').length >= 7;
