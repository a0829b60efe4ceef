import type { TrackingNews } from '../../../application/tracking/followTracking.ts';
import { trackingTexts } from './trackingTextsEnUS.ts';

/** What is worth saying aloud when it changes, and the title of the tab: how the shipment stands, without how old that is. */
export const newsText = ({ reading, online }: TrackingNews): string => {
  if (!online) return trackingTexts.offlineNow;
  if (reading.kind === 'found') return trackingTexts.status[reading.tracking.status];
  return trackingTexts[reading.kind];
};
