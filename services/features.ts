import { accounts } from './account/accounts.ts';
import { companies } from './company/companies.ts';
import { members } from './company/members/members.ts';
import { statistics } from './database/statistics.ts';
import { demo } from './demo/demo.ts';
import { drivers } from './drivers/drivers.ts';
import type { Feature } from './Feature.ts';
import { outbox } from './mail/outbox.ts';
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
