/** Connection lost, resources short, shutting down, ended by a time limit, lost a race that may be run again. */
const passingClasses = new Set(['08', '53', '57', '40', '55']);
const passingCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What the driver says, without a code, of a connection that is gone or did not come. */
const driverComplaint =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether a failed query is the database's passing trouble, so that the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    return passingCodes.has(error.code) || (error.code.length === 5 && passingClasses.has(error.code.slice(0, 2)));
  }
  return driverComplaint.test(error.message);
}
