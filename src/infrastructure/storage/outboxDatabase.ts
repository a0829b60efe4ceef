const [name, version] = ['outbox', 1];

/** The object store of entries, each beside its files. */
export const store = 'entries';

export const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

/** Fails where the browser has no database. */
export const openOutbox = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: 'id' }));
  return resultOf(request);
};

/** What was kept in it: nothing if the database is closing or broken. */
export const keptIn = async (database: IDBDatabase | undefined): Promise<readonly unknown[]> => {
  try {
    return database ? await resultOf(database.transaction(store).objectStore(store).getAll()) : [];
  } catch {
    return [];
  }
};
