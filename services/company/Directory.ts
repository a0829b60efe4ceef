import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Tables } from '../Tables.ts';
import type { directoryAnswer } from './directoryAnswer.ts';

interface Encoded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A strong tag, different for each encoding (RFC 9110 §8.8.3). */
  readonly etag: string;
}

export interface RenderedDirectory {
  readonly plain: Encoded;
  readonly gzip: Encoded;
}

/**
 * The public list of brand companies, rendered once per change. The database counts changes, so a request costs one tiny query
 * however long the list is. Concurrent requests share one rendering.
 */
export class Directory {
  readonly #db: Kysely<Tables>;
  #latest: { readonly version: number; readonly edition: Promise<RenderedDirectory> } | undefined;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async current(): Promise<RenderedDirectory> {
    const { version } = await this.#db.selectFrom('directory_version').select('version').executeTakeFirstOrThrow();
    if (this.#latest?.version !== version) this.#latest = { version, edition: renderDirectory(this.#db) };
    const { edition } = this.#latest;
    return edition.catch((error: unknown) => {
      if (this.#latest?.edition === edition) this.#latest = undefined;
      throw error;
    });
  }
}

/** Renders the answer to the start-up call of seed §7. */
async function renderDirectory(db: Kysely<Tables>): Promise<RenderedDirectory> {
  const brands = await db
    .selectFrom('company')
    .select(['id', 'name', 'domain'])
    .where('kind', '=', 'brand')
    .orderBy((is) => is.fn('lower', ['name']))
    .orderBy('id')
    .execute();
  const data: v.InferOutput<typeof directoryAnswer> = brands.map(({ id, name, domain }) => ({
    id,
    name,
    domain: domain ?? '',
  }));
  const bytes = Buffer.from(JSON.stringify({ code: 200, data }));
  const digest = createHash('sha256').update(bytes).digest('base64url');
  return {
    plain: { bytes, etag: `"${digest}"` },
    gzip: { bytes: await promisify(gzip)(bytes), etag: `"${digest}-gzip"` },
  };
}
