import { isOneOf } from '../../outside/isOneOf.ts';
import { packageCodes } from '../../request/cargoCodes.ts';
import { inTable } from '../inTable.ts';

/** Pallets by the codes of GS1 (EANCOM), and those of Recommendation 21 that the product calls otherwise. */
const pallets: Readonly<Record<string, string>> = { '200': 'OG', '201': 'OH', '202': 'PX', OI: 'PX' };

/** The package of Recommendation 21 that a code of EDIFACT (7065) means; undefined for an unknown one. */
export const packageOfEdifact = (code: string): string | undefined =>
  isOneOf(packageCodes, code) ? code : inTable(pallets, code);
