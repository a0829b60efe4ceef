import { Factory } from 'fishery';
import type { Membership } from '../../../src/domain/company/Membership.ts';
import { companyFactory } from './companyFactory.ts';

export const membershipFactory = Factory.define<Membership>(() => ({
  ...companyFactory.build({ name: 'Northwind Haulage' }),
  audience: 'fleet',
  role: 'owner',
}));
