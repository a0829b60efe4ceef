import { statements } from './statements.ts';

/** The shipper's terms as the fleet saw them when it last said its price; an award freezes these. Null of earlier offers. */
export const offerTerms = statements(`alter table offer add column terms jsonb`);
