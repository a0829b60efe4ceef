import type { Shipment } from '../../../../domain/shipment/Shipment.ts';
import { CellLines } from '../../../components/list/CellLines.tsx';
import { useCo2eText } from '../../../shared/emission/useCo2eText.ts';
import { useEmissionTexts } from '../../../shared/emission/useEmissionTexts.ts';

/** What a shipment causes, and how well that is known. */
export const Co2eCell = ({ co2e }: Pick<Shipment, 'co2e'>) => {
  const amount = useCo2eText();
  const { level } = useEmissionTexts();
  return co2e && <CellLines caption={level[co2e.level]}>{amount(co2e)}</CellLines>;
};
