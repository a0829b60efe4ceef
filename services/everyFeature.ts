import type { Feature } from './Feature.ts';
import { features } from './features.ts';
import { outboxFeature } from './mail/outboxFeature.ts';
import { healthFeature } from './operations/healthFeature.ts';
import { removeOutdatedKeys } from './web/idempotencyKeys.ts';

/** What every deployment of the services needs, and then what the product is made of. */
export const everyFeature: readonly Feature[] = [
  healthFeature,
  outboxFeature,
  { cleanUp: ({ db, clock }) => removeOutdatedKeys(db, clock.now()) },
  ...features,
];
