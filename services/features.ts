import { accounts } from './auth/accounts.ts';
import { companies } from './companies/companies.ts';
import { demo } from './demo/demo.ts';
import { drivers } from './drivers/drivers.ts';
import type { Feature } from './Feature.ts';

/** Everything the product is made of, in the order it is prepared. */
export const features: readonly Feature[] = [accounts, companies, drivers, demo];
