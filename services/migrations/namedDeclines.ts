import { statements } from './statements.ts';

/** Whether a fleet was asked by name when it declined, which the shipper may learn. Of earlier ones that is not known. */
export const namedDeclines = statements(`alter table load_decline add by_name boolean not null default false`);
