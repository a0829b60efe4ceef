import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';
import { renderDirectory, type RenderedDirectory } from './renderDirectory.ts';

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
