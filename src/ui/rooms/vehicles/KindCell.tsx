import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';

/** A vehicle's kind, with body type and payload below. */
export const KindCell = ({ vehicle: { kind, bodyType, payloadKg } }: { readonly vehicle: Vehicle }) => {
  const { choices } = useVehicleTexts();
  const measure = useMeasure();
  const more = [bodyType !== 'other' && choices.bodyType[bodyType], payloadKg > 0 && measure(payloadKg, 'kg')].filter(
    (text) => text !== false,
  );
  return (
    <CellLines brief caption={more.length > 0 ? more.join(' · ') : undefined}>
      {choices.kind[kind]}
    </CellLines>
  );
};
