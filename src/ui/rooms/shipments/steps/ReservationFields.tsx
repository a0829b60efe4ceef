import type { ReactNode } from 'react';
import type { ReservationCode } from '../../../../domain/shipment/Reservation.ts';
import type { StopType } from '../../../../domain/stop/Stop.ts';
import { ChoicesField } from '../../../components/ChoicesField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import type { ReportFieldsProps } from './ReportFieldsProps.ts';

interface ReservationFieldsProps extends ReportFieldsProps {
  readonly offered: readonly ReservationCode[];
  readonly at: StopType;
}

/** The grounds that can be ticked, each with its figure below where it needs one. */
export const ReservationFields = ({ offered, at, draft, problemOf, onChange }: ReservationFieldsProps) => {
  const { optional } = useAdminTexts();
  const { reservation: words } = useShipmentTexts();
  const figure = (name: 'count' | 'celsius') => ({
    name,
    label: words[name],
    value: draft[name],
    autoComplete: 'off',
    onChange: (typed: string) => onChange({ [name]: typed }),
    problem: problemOf(name),
  });
  const below: Partial<Record<ReservationCode, ReactNode>> = {
    packages_missing: <TextField {...figure('count')} inputMode="numeric" />,
    temperature_at_loading: <TextField {...figure('celsius')} />,
  };
  return (
    <ChoicesField
      name="reservations"
      label={words.title[at]}
      aside={optional}
      hint={words.hint[at]}
      value={draft.reservations}
      options={offered.map((value) => ({ value, label: words.printed.codes[value], below: below[value] }))}
      onChange={(reservations) => onChange({ reservations })}
      problem={problemOf('reservations')}
    />
  );
};
