import { nextSteps } from '../../../../domain/shipment/nextSteps.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useFolded } from '../useFolded.ts';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';

/** The stops that may be skipped, as options of a select. */
export const useSkippable = (shipment: ShipmentRecord) => {
  const { report } = useShipmentTexts();
  const { town } = useStopWords(shipment);
  const number = new Intl.NumberFormat(useLocale());
  const { others } = nextSteps(useFolded(shipment), useOwnSide());
  return others.flatMap(({ type, stop }) =>
    type === 'stop_skipped' && stop !== null
      ? [{ value: String(stop), label: report.stopName(number.format(stop + 1), town(stop)) }]
      : [],
  );
};
