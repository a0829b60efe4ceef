import type { Audience } from '../audience/Audience.ts';
import type { Membership } from './Membership.ts';
import { plainHost } from './plainHost.ts';

export interface MembershipsByPlace {
  readonly here: readonly Membership[];
  readonly elsewhere: readonly Membership[];
}

/**
 * The memberships of a brand's domain (all of them without a brand), split into those this front end serves and those
 * of the other audience (product §2.10).
 */
export const splitMemberships = (
  domain: string | undefined,
  audience: Audience,
  memberships: readonly Membership[],
): MembershipsByPlace => {
  const ofBrand = memberships.filter(
    (membership) => domain === undefined || plainHost(membership.domain) === plainHost(domain),
  );
  return {
    here: ofBrand.filter((membership) => membership.audience === audience),
    elsewhere: ofBrand.filter((membership) => membership.audience !== audience),
  };
};
