import type { VehicleDraft } from '../../../domain/vehicle/VehicleDraft.ts';

/** What a field of the vehicle form is given. */
interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

export type FieldOf = (name: keyof VehicleDraft) => FieldProps;
