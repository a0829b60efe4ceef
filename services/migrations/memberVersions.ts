import { statements } from './statements.ts';

/** The version of a membership, so that nobody changes a role or removes somebody by what they read before. */
export const memberVersions = statements(`alter table membership add version integer not null default 1`);
