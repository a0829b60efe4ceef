import { statements } from './statements.ts';

/** How far the truck of an offer comes empty, kept with it as the verdict is. */
export const emptyKmOfOffers = statements(`alter table offer add empty_km integer check (empty_km >= 0)`);
