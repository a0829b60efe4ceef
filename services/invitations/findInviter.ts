import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';

/** The inviting company and the brand of its app. */
export interface Inviter {
  readonly name: string;
  readonly brandName: string | null;
  readonly brandDomain: string | null;
  readonly iosAppLink: string | null;
  readonly googleAppLink: string | null;
}

export const findInviter = (db: Kysely<Tables>, companyId: string): Promise<Inviter> =>
  db
    .selectFrom('company')
    .leftJoin('company as brand', 'brand.id', 'company.brand_id')
    .select([
      'company.name',
      'brand.name as brandName',
      'brand.domain as brandDomain',
      'brand.ios_app_link as iosAppLink',
      'brand.google_app_link as googleAppLink',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
