import { statements } from './statements.ts';

/** Accounts, sessions and one-time codes. */
export const accounts = statements(
  `create table app_user (
     id uuid primary key,
     email text not null unique check (email = lower(email)),
     name text not null,
     phone text not null,
     password_hash text not null,
     confirmed_at timestamptz,
     disabled_at timestamptz,
     failed_logins integer not null default 0,
     locked_until timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,
  `create table sign_in (
     id uuid primary key,
     user_id uuid not null references app_user on delete cascade,
     created_at timestamptz not null,
     absolute_until timestamptz not null,
     revoked_at timestamptz)`,
  `create index sign_in_user on sign_in (user_id)`,
  `create index sign_in_end on sign_in (absolute_until)`,
  `create table session (
     token_hash text primary key,
     sign_in_id uuid not null references sign_in on delete cascade,
     idle_until timestamptz not null,
     superseded_at timestamptz)`,
  `create index session_sign_in on session (sign_in_id)`,
  `create index session_end on session (idle_until)`,
  `create table hand_over (
     token_hash text primary key,
     sign_in_id uuid not null references sign_in on delete cascade,
     expires_at timestamptz not null)`,
  `create index hand_over_sign_in on hand_over (sign_in_id)`,
  `create index hand_over_end on hand_over (expires_at)`,
  `create table one_time_code (
     user_id uuid not null references app_user on delete cascade,
     purpose text not null check (purpose in ('confirm', 'reset')),
     salt text not null,
     code_hash text not null,
     tries integer not null default 0,
     expires_at timestamptz not null,
     primary key (user_id, purpose))`,
  `create index one_time_code_end on one_time_code (expires_at)`,
  `create table code_request (
     key text primary key,
     asked_at timestamptz[] not null,
     last_asked_at timestamptz not null)`,
  `create index code_request_age on code_request (last_asked_at)`,
);
