import { createHash } from 'node:crypto';
import type { Sha256 } from '../../src/domain/noteRecord/stateHash.ts';

/** SHA-256 by Node.js, which owes nothing to the product's own. */
export const sha256: Sha256 = async (text) => createHash('sha256').update(text, 'utf8').digest('hex');
