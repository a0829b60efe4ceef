import type { WrittenCodes } from '../partner/PartnerCodes.ts';

/** Of what happened, what its partner is told in a 214: its codes may leave out a status. */
export const toldOf = <Event extends { readonly status: string }>(
  events: readonly Event[],
  codes: WrittenCodes | undefined,
): readonly Event[] => events.filter(({ status }) => codes?.status[status] !== null);
