import { Factory } from 'fishery';
import type { Company } from '../../../src/domain/company/Company.ts';

export const companyFactory = Factory.define<Company>(({ sequence }) => ({
  id: `company-${sequence}`,
  name: 'Greenline Haulage',
  domain: 'greenline.localhost',
}));
