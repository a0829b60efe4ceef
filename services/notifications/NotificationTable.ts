import type { Generated } from 'kysely';
import type { NotificationKind } from './notificationKinds.ts';

/** What a person is told, written by triggers in the transaction of what it tells. */
export interface NotificationTable {
  id: Generated<string>;
  company_id: string;
  user_id: string;
  at: Date;
  kind: NotificationKind;
  offer_id: string;
  request_id: string;
  from_city: string;
  to_city: string;
  read_at: Date | null;
}
