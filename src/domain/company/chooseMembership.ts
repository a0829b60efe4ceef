import type { Membership } from './Membership.ts';

export type MembershipChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly membership: Membership }
  | { readonly kind: 'several'; readonly memberships: readonly Membership[] };

/** A single company is selected at once, and so is the remembered one; otherwise the user chooses (product §2.10). */
export const chooseMembership = (here: readonly Membership[], rememberedId: string | undefined): MembershipChoice => {
  const [first, ...others] = here;
  if (first === undefined) return { kind: 'none' };
  const chosen = others.length === 0 ? first : here.find((membership) => membership.id === rememberedId);
  return chosen === undefined ? { kind: 'several', memberships: here } : { kind: 'one', membership: chosen };
};
