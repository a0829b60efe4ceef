import type { ReactNode } from 'react';
import { FactList } from '../../components/FactList.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';

interface VehicleFactsProps {
  /** Each with its name; undefined where nobody gave it. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

export const VehicleFacts = ({ facts }: VehicleFactsProps) => {
  const { detail } = useAdminTexts().vehicles;
  return <FactList facts={facts.map(([title, value]) => ({ title, value }))} none={detail.unknown} />;
};
