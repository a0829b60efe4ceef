import type { CargoLine } from '../../freight/request/cargoField.ts';

/** How many packages the order has for a delivery, by the index of its stop. */
export const orderedPackages = (cargo: readonly CargoLine[], stop: number): number =>
  cargo.reduce((sum, { delivery, count }) => (delivery === stop ? sum + (count ?? 0) : sum), 0);
