import { statements } from './statements.ts';

/** What a fleet saw of a load when it said its price, kept once that changes, until the fleet confirms the price or says another. */
export const earlierLoads = statements(`alter table offer add earlier_load jsonb`);
