import { Factory } from 'fishery';
import type { Notification } from '../../../src/domain/notification/Notification.ts';

/** A new offer for a load from Essen to Lyon that nobody has read yet. */
export const notificationFactory = Factory.define<Notification>(({ sequence }) => ({
  id: `00000000-0000-4000-f000-${String(sequence).padStart(12, '0')}`,
  at: '2026-11-23T08:00:00.000Z',
  kind: 'offer_received',
  isRead: false,
  offerId: '00000000-0000-4000-f001-000000000001',
  shipmentId: undefined,
  requestId: '00000000-0000-4000-f002-000000000001',
  reference: undefined,
  fromCity: 'Essen',
  toCity: 'Lyon',
  changed: undefined,
  view: undefined,
}));
