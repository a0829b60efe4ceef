import type { DriverField } from '../../../domain/driver/DriverDraft.ts';

/** What a field of the form of a driver is given. */
interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

export type FieldOf = (name: DriverField) => FieldProps;
