import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';

/** Towns and times of a shipment's stops, by the clock at each of them. */
export const useStopWords = ({ stops }: Pick<Shipment, 'stops'>) => {
  const { freight } = useAdminTexts();
  const locale = useLocale();
  const zoneAt = (stop: number | null | undefined): string | undefined => stops[stop ?? 0]?.window?.timeZone;
  return {
    zoneAt,
    town: (stop: number | null | undefined): string => stops[stop ?? -1]?.place?.city ?? freight.noTown,
    /** An instant in epoch milliseconds: "Tue 24 Nov 14:20 CET". */
    time: (instant: number, stop: number | null | undefined): string =>
      windowText({ from: new Date(instant).toISOString(), to: undefined, timeZone: zoneAt(stop) }, locale) ?? '',
  };
};
