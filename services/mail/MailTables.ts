import type { Generated } from 'kysely';

export interface MailTables {
  outbox: {
    id: string;
    to_address: string;
    subject: string;
    text: string;
    at: Date;
    /** Time of the next attempt; null if the mail is only to be read in the outbox. */
    due_at: Date | null;
    send_until: Date | null;
    tries: Generated<number>;
  };
}
