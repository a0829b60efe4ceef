import { useState } from 'react';
import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import type { DriverVehicle } from '../../../domain/driver/Driver.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useDriverTexts } from './useDriverTexts.ts';
import { useReading } from '../../shared/useReading.ts';
import styles from './DriverForm.module.css';

interface VehicleFinderProps {
  readonly onChoose: (vehicle: DriverVehicle) => void;
  /** Called on Cancel. */
  readonly onClose: () => void;
}

const mostFound = 8;

/** Searches the company's vehicles to choose one. */
export const VehicleFinder = ({ onChoose, onClose }: VehicleFinderProps) => {
  const { form } = useDriverTexts();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const found = useReading({
    port: VehicleRegister,
    key: ['vehicles', 'search', q],
    read: async (register, signal) => {
      const { rows } = await register.list({ page: 0, size: mostFound, sort: 'fleetNo', q, filters: {} }, signal);
      return rows.filter(({ status }) => status !== 'retired');
    },
    keepsPrevious: true,
  });
  return (
    <Dialog title={form.vehicleChange} onClose={onClose}>
      <div className={styles.found}>
        <TextField
          name="find-vehicle"
          type="search"
          label={form.vehicleFind}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        {found.isPending && <Skeleton height="var(--target)" />}
        {found.isLoadingError && <ReadFailure failure={found.error} onRetry={() => void found.refetch()} />}
        {found.data?.length === 0 && <p className={styles.note}>{form.vehicleNone}</p>}
        <div className={styles.results}>
          {found.data?.map(({ id, fleetNo, plate }) => (
            <Button
              key={id}
              variant="secondary"
              aria-label={form.vehicleGive(`${fleetNo} · ${plate}`)}
              onClick={() => onChoose({ id, fleetNo, plate })}
            >
              {fleetNo} · {plate}
            </Button>
          ))}
        </div>
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {form.vehicleKeep}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
