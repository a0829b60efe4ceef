/** By SQLSTATE, or its class. */
const sentences: Readonly<Record<string, string>> = {
  '53300': 'The database server has no connection left.',
  '55': 'A table or row of the database stays locked.',
  '57014': 'A query took too long.',
  '57': 'The database server is stopping or starting.',
  '53': 'The database server is out of memory or other resources.',
  '40': 'Transactions conflicted.',
};

/** Why the database is not available, in plain words, of an error that `isDatabaseUnavailable`. */
export function describeOutage(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = sentences[code] ?? sentences[code.slice(0, 2)];
  if (known !== undefined) return known;
  const isWait = error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');
  if (isWait) return 'All connections to the database are in use.';
  return /^E[A-Z]+$/.test(code) ? `The database server cannot be reached (${code}).` : 'The database does not answer.';
}
