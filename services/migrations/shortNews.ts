import { statements } from './statements.ts';

/** What changed of a load in short, kept beside what its fleet saw before; null of what changed before this was kept, until it changes again. */
export const shortNews = statements(`alter table offer add load_news jsonb`);
