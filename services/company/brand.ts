// `npm run brand -- blue.localhost "Blue Freight"`. With DATABASE_URL while the services run; the embedded database must be free.
import { systemClock } from '../clock/systemClock.ts';
import { runOperation } from '../operations/runOperation.ts';
import { systemRandom } from '../random/systemRandom.ts';
import type { Tables } from '../Tables.ts';
import { saveBrand } from './saveBrand.ts';

await runOperation<Tables>({
  usage: 'npm run brand -- DOMAIN NAME',
  reads: true,
  takes: 2,
  run: ({ db }, domain = '', name = '') =>
    saveBrand(db, { id: systemRandom.uuid(), domain, name, now: systemClock.now() }),
});
