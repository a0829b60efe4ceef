import type { distanceBases } from './FactorSet.ts';

type Basis = (typeof distanceBases)[number];

/** How much further trucks drive than the shortest feasible distance (GLEC, road). */
const roadAdjustment = 1.05;

/** A distance of one kind as the other one, in km: a factor goes with the kind it was made with alone. */
export const onBasis = (km: number, from: Basis, to: Basis): number => {
  if (from === to) return km;
  return to === 'sfd' ? km / roadAdjustment : km * roadAdjustment;
};
