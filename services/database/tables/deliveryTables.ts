import type { Generated } from 'kysely';

export interface OutboxTable {
  id: string;
  to_address: string;
  subject: string;
  text: string;
  at: Date;
  /** When it is to be tried next; null for mail that only waits to be read. */
  due_at: Date | null;
  send_until: Date | null;
  tries: Generated<number>;
}

export interface IdempotencyKeyTable {
  key: string;
  user_id: string;
  company_id: string | null;
  route: string;
  body_hash: string;
  /** Null while the first call is in flight. */
  status: number | null;
  answer: string | null;
  at: Date;
}
