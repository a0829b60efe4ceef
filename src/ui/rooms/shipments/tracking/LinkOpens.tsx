import type { TrackingLink } from '../../../../domain/tracking/TrackingLink.ts';
import { useAge } from '../../../shared/freight/useAge.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** How often a link was opened, and how long ago the last time. */
export const LinkOpens = ({ opens, lastOpenedAt }: Pick<TrackingLink, 'opens' | 'lastOpenedAt'>) => {
  const { trackingLinks: words } = useShipmentTexts();
  const figure = new Intl.NumberFormat(useLocale());
  const age = useAge();
  const times = words.opens(opens, figure.format(opens));
  return <span>{lastOpenedAt === undefined ? times : `${times}, ${words.lastOpened(age(lastOpenedAt))}`}</span>;
};
