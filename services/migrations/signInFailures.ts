import { statements } from './statements.ts';

/** Failed sign-ins counted by account and source, the browsers that have signed in to an account, and the browser of each sign-in. */
export const signInFailures = statements(
  `create table sign_in_failure (
     account text not null,
     source text not null,
     failures integer not null,
     failed_at timestamptz not null,
     primary key (account, source)
   )`,
  `create index sign_in_failure_by_time on sign_in_failure (failed_at)`,
  `create index sign_in_failure_by_source on sign_in_failure (source, failed_at)`,
  `create table known_browser (
     proof_hash text primary key,
     user_id uuid not null references app_user on delete cascade,
     last_used_at timestamptz not null
   )`,
  `create index known_browser_by_user on known_browser (user_id, last_used_at)`,
  `alter table sign_in add user_agent text not null default ''`,
  `alter table app_user drop failed_logins, drop locked_until`,
);
