import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';

/** Which party of a statement the selected company is. */
export const useOwnSide = (): 'carrier' | 'shipper' =>
  useWorkplace().membership.audience === 'fleet' ? 'carrier' : 'shipper';
