import { useState } from 'react';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../useAdminTexts.ts';
import styles from './FleetFinder.module.css';
import { useFleetSearch } from './useFleetSearch.ts';

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

const all: Readonly<Record<string, string>> = {};

/** Searches the company's vehicles to choose one. */
export const FleetFinder = ({ filters = all, words, onChoose, onClose }: FleetFinderProps) => {
  const [typed, setTyped] = useState('');
  const { list } = useAdminTexts();
  const found = useFleetSearch(typed, filters);
  const { vehicles, isAll } = found.data ?? {};
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
        {isAll && vehicles?.length === 0 && <p className={styles.note}>{words.none}</p>}
        {isAll === false && <p className={styles.note}>{list.moreFound}</p>}
        <div className={styles.results}>
          {vehicles?.map(({ id, fleetNo, plate }) => (
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
