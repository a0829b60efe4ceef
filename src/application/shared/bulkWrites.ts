import type { CompanyList } from './CompanyList.ts';
import type { Outcome, Watch } from './eachInTurn.ts';
import type { Versioned } from './Versioned.ts';
import { type ManyPorts, writeMany } from './writeMany.ts';
import type { WriteOptions } from './WriteOptions.ts';

/** The version to undo by. */
export type Changed = Outcome<Versioned, number>;

/** Changes many records one by one, and marks the lists stale once at the end. A refused one does not hold back the others. */
export interface BulkWrites<Status> {
  move(records: readonly Versioned[], to: Status, watch: Watch): Promise<readonly Changed[]>;
  remove(records: readonly Versioned[], watch: Watch): Promise<readonly Changed[]>;
  /** Undoes changes by the versions they left, and deletions by the versions they had. */
  undo(records: readonly Versioned[], watch: Watch): Promise<readonly Changed[]>;
}

/** A port whose writes may run in the background, without the spinner. */
interface BulkRegister<Status> {
  move(id: string, version: number, to: Status, idempotencyKey: string, options: WriteOptions): Promise<Versioned>;
  remove(id: string, version: number, idempotencyKey: string, options: WriteOptions): Promise<void>;
  undo(id: string, version: number, idempotencyKey: string, options: WriteOptions): Promise<Versioned>;
}

export const bulkWrites = <Status>(
  ports: ManyPorts,
  register: BulkRegister<Status>,
  lists: readonly [CompanyList, ...CompanyList[]],
): BulkWrites<Status> => {
  const each = (
    items: readonly Versioned[],
    what: object,
    write: (record: Versioned, key: string) => Promise<number>,
    watch: Watch,
  ): Promise<readonly Changed[]> =>
    writeMany(ports, {
      lists,
      items: items.map(({ id, version }) => ({ id, version })),
      contentOf: (item) => ({ ...item, ...what }),
      write,
      watch,
    });
  return {
    move: (records, to, watch) =>
      each(
        records,
        { to },
        async ({ id, version }, key) => (await register.move(id, version, to, key, { background: true })).version,
        watch,
      ),
    remove: (records, watch) =>
      each(
        records,
        { removes: true },
        async ({ id, version }, key) => {
          await register.remove(id, version, key, { background: true });
          return version;
        },
        watch,
      ),
    undo: (records, watch) =>
      each(
        records,
        { undoes: true },
        async ({ id, version }, key) => (await register.undo(id, version, key, { background: true })).version,
        watch,
      ),
  };
};
