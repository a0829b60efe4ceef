/** The error for restoring into a database that is not empty. */
export const databaseInUse = (): Error =>
  new Error('A backup is restored into an empty database only. This one is in use.');
