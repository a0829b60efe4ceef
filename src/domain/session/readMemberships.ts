import type { Membership } from '../company/Membership.ts';
import { roles } from '../company/Role.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import { ownField } from '../outside/ownField.ts';
import { ownText } from '../outside/ownText.ts';
import { readRegion } from '../region/readRegion.ts';
import { readCompany } from './readCompany.ts';

const audiences = ['fleet', 'office'] as const;

const readOne = (raw: unknown): readonly Membership[] => {
  const company = readCompany(raw);
  const audience = ownText(raw, 'audience') ?? '';
  const role = ownText(raw, 'role') ?? '';
  if (!company || !isOneOf(audiences, audience) || !isOneOf(roles, role)) return [];
  const { id, name, domain } = company;
  return [{ id, name, domain, audience, role, region: readRegion(ownField(raw, 'region')) }];
};

/** Reads a user's memberships from a stored value, skipping any that are malformed; undefined if it is no list. Never throws. */
export const readMemberships = (raw: unknown): readonly Membership[] | undefined =>
  Array.isArray(raw) ? raw.flatMap((item: unknown) => readOne(item)) : undefined;
