import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { plainText } from '../fields/plainText.ts';
import type { Tables } from '../Tables.ts';

const domainField = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/));

interface NewBrand {
  readonly id: string;
  readonly domain: string;
  readonly name: string;
  readonly now: Date;
}

/** Adds a brand company, or renames the one of this domain. Returns a message that says which. */
export async function saveBrand(db: Kysely<Tables>, brand: NewBrand): Promise<string> {
  const read = v.safeParse(domainField, brand.domain);
  if (!read.success) throw new Error(`${brand.domain} is not a domain such as blue.example.`);
  const named = v.safeParse(plainText(120), brand.name);
  if (!named.success) throw new Error('A name has 1 to 120 characters.');
  const [domain, name] = [read.output, named.output];
  const renamed = await db
    .updateTable('company')
    .set({ name, updated_at: brand.now })
    .where('kind', '=', 'brand')
    .where('domain', '=', domain)
    .executeTakeFirst();
  if (renamed.numUpdatedRows > 0n) return `${domain} is called ${name} now.`;
  await db
    .insertInto('company')
    .values({ id: brand.id, kind: 'brand', name, domain, created_at: brand.now, updated_at: brand.now })
    .execute();
  return `${name} is listed under ${domain}.`;
}
