// `npm run account -- sign-out ada@blue.test`. Stop the services first if they use the embedded database.
import { systemClock } from '../clock/systemClock.ts';
import { runCommand } from '../operations/runCommand.ts';
import type { Tables } from '../Tables.ts';
import { administerAccount } from './administerAccount.ts';

await runCommand<Tables>({
  usage: 'npm run account -- sign-out EMAIL | sign-out everyone | disable EMAIL | enable EMAIL',
  needsData: true,
  argumentCount: 2,
  event: 'account_administered',
  run: ({ db }, action = '', whom = '') => administerAccount(db, action, whom, systemClock.now()),
});
