// `npm run brand -- blue.localhost "Blue Freight"`. Stop the services first if they use the embedded database.
import { systemClock } from '../clock/systemClock.ts';
import { runCommand } from '../operations/runCommand.ts';
import { systemRandom } from '../random/systemRandom.ts';
import type { Tables } from '../Tables.ts';
import { saveBrand } from './saveBrand.ts';

await runCommand<Tables>({
  usage: 'npm run brand -- DOMAIN NAME',
  needsData: true,
  argumentCount: 2,
  event: 'brand_changed',
  run: ({ db }, domain = '', name = '') =>
    saveBrand(db, { id: systemRandom.uuid(), domain, name, now: systemClock.now() }),
});
