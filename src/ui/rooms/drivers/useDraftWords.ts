import type { DriverField } from '../../../domain/driver/DriverDraft.ts';
import type { DriverVehicle } from '../../../domain/driver/DriverVehicle.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useCountryName } from '../../shared/useCountryName.ts';
import { useLanguageName } from './useLanguageName.ts';

/** A field of the form of a driver as people read it: choices in words, the rest as typed. `vehicles` may be spoken of. */
export const useDraftWords = (
  vehicles: readonly (DriverVehicle | undefined)[],
): ((name: DriverField, value: string) => string) => {
  const { employment, form } = useAdminTexts().drivers;
  const countryName = useCountryName();
  const languageName = useLanguageName();
  const employments: Readonly<Record<string, string>> = employment;
  return (name, value) => {
    if (value === '') return '';
    if (name === 'employment') return employments[value] ?? value;
    if (name === 'language') return languageName(value);
    if (name === 'licence.country') return countryName(value);
    if (name === 'currentVehicleId')
      return vehicles.find((vehicle) => vehicle?.id === value)?.fleetNo ?? form.vehicleUnread;
    return value;
  };
};
