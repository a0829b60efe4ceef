import type { Load } from '../../../domain/load/Load.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import { useShipperRecord } from './useShipperRecord.ts';

/** Who asks, and how many requests they awarded lately. */
export const ShipperName = ({ shipper }: Pick<Load, 'shipper'>) => (
  <CellLines caption={useShipperRecord()(shipper.record)}>{shipper.name}</CellLines>
);
