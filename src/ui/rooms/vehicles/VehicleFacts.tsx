import type { ReactNode } from 'react';
import { FactList } from '../../components/FactList.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';

interface VehicleFactsProps {
  /** Each with its name; its value undefined where nobody gave it, the fact false where the vehicle can have none. */
  readonly facts: readonly (false | readonly [name: string, value: ReactNode])[];
}

export const VehicleFacts = ({ facts }: VehicleFactsProps) => {
  const { detail } = useAdminTexts().vehicles;
  const known = facts.filter((fact) => fact !== false).map(([title, value]) => ({ title, value }));
  return <FactList facts={known} none={detail.unknown} />;
};
