import { isStorageFull } from '../database/isStorageFull.ts';

/** Why the services could not start, and what to do about it. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isStorageFull(error)) return 'The disk of the data folder is full. Make room on it, then start again.';
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  const port = 'port' in error ? String(error.port) : '';
  return isTaken ? `Port ${port} is taken. Choose another, for example: PORT=8090 npm start` : error.message;
}
