import type { Generated } from 'kysely';
import type { NotificationKind } from './notificationKinds.ts';

/** What people are told of the market, written by triggers in the transaction of what it tells. */
export interface NotificationTables {
  notification: NotificationTable;
  /** How a person wants to be told of a kind, if not in the usual way. */
  notification_setting: {
    user_id: string;
    kind: NotificationKind;
    in_app: boolean;
    by_mail: boolean;
  };
  /** Mails that wait, and when one was sent last. */
  notice_mail: NoticeMailTable;
}

interface NotificationTable {
  id: Generated<string>;
  company_id: string;
  user_id: string;
  at: Date;
  kind: NotificationKind;
  /** Null if it is about a shipment, or the load or request as a whole. */
  offer_id: string | null;
  shipment_id: string | null;
  request_id: string;
  from_city: string;
  to_city: string;
  read_at: Date | null;
  /** The saved view whose alert it is; null of other news, and once the view is gone. */
  view_id: string | null;
  /** Of a digest: how many more loads match; `request_id` is the last of them. */
  more: number | null;
}

interface NoticeMailTable {
  user_id: string;
  company_id: string;
  kind: NotificationKind;
  /** The shipment, the fleet's offer, the load it is asked for, the saved view, or the shipper's request. */
  record_id: string;
  request_id: string;
  at: Date;
  /** Of how many notices the next mail tells. */
  count: number;
  due_at: Date | null;
  mailed_at: Date | null;
}
