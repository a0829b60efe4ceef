import { LoadBoard } from '../../../application/loads/LoadBoard.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { useReading } from '../../shared/useReading.ts';

/** Ids of the trucks that fit a load, which a list only counts; undefined until they are read. */
export const useFittingTrucks = ({ id, fits }: Load): readonly string[] | undefined => {
  const { data } = useReading({
    port: LoadBoard,
    key: ['loads', 'one', id],
    read: fits.count === 0 ? undefined : (board, signal) => board.read(id, signal),
  });
  return data?.fits.vehicleIds;
};
