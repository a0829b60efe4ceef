import type { Transaction } from 'kysely';
import { unusableHash } from '../account/passwords/unusableHash.ts';
import type { Tables } from '../Tables.ts';
import { daysFrom } from './daysFrom.ts';
import { demoColleagues } from './demoColleagues.ts';
import { demoCompanies } from './demoCompanies.ts';
import type { SeededRandom } from './SeededRandom.ts';

/** Adds members without a usable password, whom nobody can sign in as. */
export async function addColleagues(
  tx: Transaction<Tables>,
  companies: readonly { readonly id: string; readonly name: string }[],
  random: SeededRandom,
  now: Date,
): Promise<void> {
  const people = companies.flatMap(({ id, name }, n) =>
    demoColleagues(n).map((colleague, index) => ({
      ...colleague,
      id: random.uuid(),
      companyId: id,
      email: `${colleague.mailbox}@${demoCompanies[name]?.email.split('@')[1] ?? 'colleagues.test'}`,
      joinedAt: daysFrom(now, index * 90 - 200),
    })),
  );
  await tx
    .insertInto('app_user')
    .values(
      people.map(({ id, email, name, isConfirmed, joinedAt }) => ({
        id,
        email,
        name,
        phone: '',
        password_hash: unusableHash,
        confirmed_at: isConfirmed ? joinedAt : null,
        created_at: joinedAt,
        updated_at: joinedAt,
      })),
    )
    .execute();
  await tx
    .insertInto('membership')
    .values(
      people.map(({ id, companyId, name, role, isConfirmed, joinedAt }) => ({
        user_id: id,
        company_id: companyId,
        role,
        created_at: joinedAt,
        invited_name: name,
        accepted_at: isConfirmed ? joinedAt : null,
      })),
    )
    .execute();
}
