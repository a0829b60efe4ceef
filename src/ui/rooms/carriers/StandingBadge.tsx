import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** Whether a carrier is blocked or a favorite; nothing otherwise. */
export const StandingBadge = ({ carrier }: { readonly carrier: Pick<Carrier, 'favourite' | 'blocked'> }) => {
  const { favourite, blocked } = useCarrierTexts();
  if (carrier.blocked) return <StatusBadge tone="stopped">{blocked}</StatusBadge>;
  return carrier.favourite && <StatusBadge tone="good">{favourite}</StatusBadge>;
};
