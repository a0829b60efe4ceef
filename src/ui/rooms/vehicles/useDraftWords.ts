import type { VehicleDraft } from '../../../domain/vehicle/VehicleDraft.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

/** A field of the vehicle form as people read it: choices in words, the rest as typed. */
export const useDraftWords = (): ((name: keyof VehicleDraft, value: string) => string) => {
  const { kind, bodyType, fuel, euroClass, list } = useAdminTexts().vehicles;
  const choices: Readonly<Partial<Record<keyof VehicleDraft, Readonly<Record<string, string>>>>> = {
    kind,
    bodyType,
    fuel,
    euroClass,
    adr: { yes: list.yes, '': list.no },
  };
  return (name, value) => choices[name]?.[value] ?? value;
};
