import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { Inviter } from './Inviter.ts';

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
