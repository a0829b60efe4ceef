import { useId, useRef, useState } from 'react';
import { problemSentence } from '../../../domain/failure/problemSentence.ts';
import type { DriverVehicle } from '../../../domain/driver/Driver.ts';
import { Button } from '../../components/Button.tsx';
import { FieldProblem } from '../../components/FieldProblem.tsx';
import type { NamedVehicle } from './useNamedVehicle.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import { useTexts } from '../../shared/useTexts.ts';
import styles from './DriverForm.module.css';
import { FleetFinder } from '../../shared/coupling/FleetFinder.tsx';

interface VehicleChoiceProps {
  readonly label: string;
  readonly vehicle: NamedVehicle;
  readonly problem: string | undefined;
  readonly onChange: (vehicle: DriverVehicle | undefined) => void;
}

const nameOf = ({ fleetNo, plate }: DriverVehicle): string => `${fleetNo} · ${plate}`;

/** The driver's current vehicle, found by fleet number or plate. */
export const VehicleChoice = ({ label, vehicle, problem, onChange }: VehicleChoiceProps) => {
  const { form } = useDriverTexts();
  const { product } = useTexts();
  const [isChoosing, setChoosing] = useState(false);
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const close = (): void => setChoosing(false);
  /** The pressed button disappears, so focus moves to the next one. */
  const takeAway = (): void => {
    row.current?.querySelector('button')?.focus();
    onChange(undefined);
  };
  const words = { none: form.noVehicle, reading: product.loading, unread: form.vehicleUnread };
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={problem && `${id}-problem`}
      className={styles.vehicle}
      data-invalid={problem ? true : undefined}
      tabIndex={problem ? -1 : undefined}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div ref={row} className={styles.row}>
        <span role="status">{vehicle.kind === 'named' ? nameOf(vehicle.vehicle) : words[vehicle.kind]}</span>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {form.vehicleChange}
        </Button>
        {vehicle.kind !== 'none' && (
          <Button variant="quiet" onClick={takeAway}>
            {form.vehicleTake}
          </Button>
        )}
      </div>
      {problem && <FieldProblem id={`${id}-problem`}>{problemSentence(label, problem)}</FieldProblem>}
      {isChoosing && (
        <FleetFinder
          words={{
            title: form.vehicleChange,
            find: form.vehicleFind,
            none: form.vehicleNone,
            choose: form.vehicleGive,
            keep: form.vehicleKeep,
          }}
          onChoose={(chosen) => {
            onChange(chosen);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
};
