import { statements } from './statements.ts';

/**
 * Turns the outbox into a queue: mails with `due_at` are sent from then until `send_until`. Mails are inserted in the sender's
 * transaction, as `app_member`.
 */
export const mailQueue = statements(
  `alter table outbox
     add due_at timestamptz,
     add send_until timestamptz,
     add tries integer not null default 0`,
  `create index outbox_due on outbox (due_at) where due_at is not null`,
  `grant insert on outbox to app_member`,
);
