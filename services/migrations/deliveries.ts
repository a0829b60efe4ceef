import { statements } from './statements.ts';

/** The outbox, and stored answers for retried calls. */
export const deliveries = statements(
  `create table outbox (
     id uuid primary key,
     to_address text not null,
     subject text not null,
     text text not null,
     at timestamptz not null)`,
  `create index outbox_newest on outbox (at, id)`,
  `create index outbox_by_address on outbox (to_address, at)`,
  `create table idempotency_key (
     key text not null,
     user_id uuid not null references app_user on delete cascade,
     company_id uuid references company on delete cascade,
     route text not null,
     body_hash text not null,
     status integer,
     answer text,
     at timestamptz not null,
     unique nulls not distinct (user_id, company_id, route, key))`,
  `create index idempotency_key_age on idempotency_key (at)`,
);
