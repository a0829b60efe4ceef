import { hkdfSync } from 'node:crypto';
import { type Declaration, declare } from '../../database/server/declare.ts';
import type { Log } from '../../log/Log.ts';

const subject = 1_740_662_953;
const contradiction = 'Another process on this database has a different code pepper';

/**
 * Throws if another process on the same database hashes codes with another pepper: a code mailed by one could not be entered at the
 * other. Otherwise the pepper stays declared until the declaration is ended. Two processes that start together must take turns. Only
 * 32 bits of a digest of the pepper are seen by whoever may use the database.
 */
export async function agreeOnPepper(databaseUrl: string, pepper: Uint8Array, log: Log): Promise<Declaration> {
  const value = Buffer.from(hkdfSync('sha256', pepper, '', 'declaration of the code pepper', 4)).readInt32BE();
  const onContradiction = () => log.write('error', contradiction);
  const declaration = await declare(databaseUrl, { subject, value, onContradiction });
  if (!(await declaration.isContradicted())) return declaration;
  await declaration.end();
  throw new Error(
    `${contradiction}: set the same CODE_PEPPER for all of them, or, to change it, stop them all before one is started with the new one.`,
  );
}
