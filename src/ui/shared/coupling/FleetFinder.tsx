import { useState } from 'react';
import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useReading } from '../useReading.ts';
import styles from './FleetFinder.module.css';

/** A vehicle as people call it. */
type NamedVehicle = Pick<Vehicle, 'id' | 'fleetNo' | 'plate'>;

export interface FleetFinderWords {
  readonly title: string;
  readonly find: string;
  readonly none: string;
  readonly choose: (vehicle: string) => string;
  readonly keep: string;
}

interface FleetFinderProps {
  /** Which vehicles are found, as filters of the list; by default all. */
  readonly filters?: Readonly<Record<string, string>>;
  readonly words: FleetFinderWords;
  readonly onChoose: (vehicle: NamedVehicle) => void;
  /** Called on Cancel. */
  readonly onClose: () => void;
}

const mostFound = 8;
const pageSize = 25;

/** The first that are not retired, however many of those come before them. */
const firstInUse = async (
  register: VehicleRegister,
  view: ListView,
  signal: AbortSignal,
): Promise<readonly Vehicle[]> => {
  const { rows, total } = await register.list(view, signal);
  const inUse = rows.filter(({ status }) => status !== 'retired');
  const isLast = rows.length === 0 || (view.page + 1) * view.size >= total;
  if (inUse.length >= mostFound || isLast) return inUse.slice(0, mostFound);
  return [...inUse, ...(await firstInUse(register, { ...view, page: view.page + 1 }, signal))].slice(0, mostFound);
};

const all: Readonly<Record<string, string>> = {};

/** Searches the company's vehicles to choose one. */
export const FleetFinder = ({ filters = all, words, onChoose, onClose }: FleetFinderProps) => {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const found = useReading({
    port: VehicleRegister,
    key: ['vehicles', 'search', q, filters],
    read: (register, signal) => firstInUse(register, { page: 0, size: pageSize, sort: 'fleetNo', q, filters }, signal),
    keepsPrevious: true,
  });
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={styles.found}>
        <TextField
          name="find-vehicle"
          type="search"
          label={words.find}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        {found.isPending && <Skeleton height="var(--target)" />}
        {found.isLoadingError && <ReadFailure failure={found.error} onRetry={() => void found.refetch()} />}
        {found.data?.length === 0 && <p className={styles.note}>{words.none}</p>}
        <div className={styles.results}>
          {found.data?.map(({ id, fleetNo, plate }) => (
            <Button
              key={id}
              variant="secondary"
              aria-label={words.choose(`${fleetNo} · ${plate}`)}
              onClick={() => onChoose({ id, fleetNo, plate })}
            >
              {fleetNo} · {plate}
            </Button>
          ))}
        </div>
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {words.keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
