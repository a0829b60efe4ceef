import type { Generated } from 'kysely';

export interface MailTables {
  outbox: {
    id: string;
    to_address: string;
    subject: string;
    text: string;
    at: Date;
    /** When it is to be tried next; null for mail that only waits to be read. */
    due_at: Date | null;
    send_until: Date | null;
    tries: Generated<number>;
  };
}
