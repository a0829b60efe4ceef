import { statements } from './statements.ts';

/**
 * The outbox becomes a queue: what has a `due_at` is to be sent, first then, and until `send_until`. Mails stand there by the
 * transaction of what they tell, which members of a company do as `app_member`.
 */
export const mailQueue = statements(
  `alter table outbox
     add due_at timestamptz,
     add send_until timestamptz,
     add tries integer not null default 0`,
  `create index outbox_due on outbox (due_at) where due_at is not null`,
  `grant insert on outbox to app_member`,
);
