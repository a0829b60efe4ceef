import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import { useVehicleTexts } from './useVehicleTexts.ts';
import type { useMeasure } from '../../shared/record/useMeasure.ts';

interface KindCellProps {
  readonly vehicle: Vehicle;
  /** Shared by all rows. */
  readonly measure: ReturnType<typeof useMeasure>;
}

/** A vehicle's kind, with body type and payload below. */
export const KindCell = ({ vehicle: { kind, bodyType, payloadKg }, measure }: KindCellProps) => {
  const { choices } = useVehicleTexts();
  const more = [bodyType !== 'other' && choices.bodyType[bodyType], payloadKg > 0 && measure(payloadKg, 'kg')].filter(
    (text) => text !== false,
  );
  return (
    <CellLines brief caption={more.length > 0 ? more.join(' · ') : undefined}>
      {choices.kind[kind]}
    </CellLines>
  );
};
