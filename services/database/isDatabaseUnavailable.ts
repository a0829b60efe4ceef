/** SQLSTATE classes: connection lost, out of resources, shutdown or timeout, serialization failure or deadlock, lock not available. */
const transientClasses: ReadonlySet<string> = new Set(['08', '53', '57', '40', '55']);
const transientCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of driver errors that have no code. */
const driverMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether a query failed because of a temporary database problem, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    return transientCodes.has(error.code) || (error.code.length === 5 && transientClasses.has(error.code.slice(0, 2)));
  }
  return driverMessage.test(error.message);
}
