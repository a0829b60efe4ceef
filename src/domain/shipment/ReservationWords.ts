import type { ReservationCode } from './Reservation.ts';

/** Words for reservations as papers and timeline say them. Figures are formatted. */
export interface ReservationWords {
  readonly codes: Readonly<Record<ReservationCode, string>>;
  readonly missing: (count: string) => string;
  readonly celsius: (celsius: string) => string;
  /** Behind what the shipper accepted. */
  readonly accepted: (shipper: string) => string;
}
