import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Longer names are no hosts. */
const longest = 253;

/** A host, with or without the dot that may end it, with all that it lies below: fleet.blue.test, blue.test, test. */
const domainsOf = (host: string): readonly string[] => {
  const parts = host.toLowerCase().replace(/\.$/, '').slice(-longest).split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
};

/** The brand whose domain a host lies below; undefined for a host of no brand. */
export async function brandOfHost(db: Kysely<Tables>, host: string): Promise<string | undefined> {
  const brands = await db
    .selectFrom('company')
    .select(['id', 'domain'])
    .where('kind', '=', 'brand')
    .where((is) => is(is.fn<string>('lower', ['domain']), 'in', domainsOf(host)))
    .execute();
  return brands.toSorted((one, other) => (other.domain?.length ?? 0) - (one.domain?.length ?? 0))[0]?.id;
}
