import { accounts } from './auth/accounts.ts';
import { companies } from './companies/companies.ts';
import { statistics } from './database/statistics.ts';
import { demo } from './demo/demo.ts';
import { drivers } from './drivers/drivers.ts';
import type { Feature } from './Feature.ts';
import { outbox } from './mail/outbox.ts';
import { members } from './members/members.ts';
import { health } from './operations/health.ts';
import { papers } from './papers/papers.ts';
import { vehicles } from './vehicles/vehicles.ts';
import { keptAnswers } from './web/idempotency/keptAnswers.ts';

/** Everything the services are made of, in the order it is prepared. */
export const features: readonly Feature[] = [
  health,
  outbox,
  keptAnswers,
  accounts,
  companies,
  members,
  vehicles,
  drivers,
  papers,
  demo,
  statistics,
];
