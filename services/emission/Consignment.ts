/** Goods from one stop to another, by their index. */
export interface Consignment {
  readonly pickup: number;
  readonly delivery: number;
  readonly massKg: number;
  /** The shortest feasible distance between its own stops, whatever way the truck takes. */
  readonly km: number;
}

/** Why nothing can be said. Public: never rename one. */
export const withheldReasons = ['mass_missing', 'no_distance', 'no_factor', 'too_heavy', 'cancelled'] as const;

export type WithheldReason = (typeof withheldReasons)[number];

export const tkmOf = ({ massKg, km }: Pick<Consignment, 'massKg' | 'km'>): number => (massKg / 1_000) * km;
