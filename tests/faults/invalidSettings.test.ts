import path from 'node:path';
import { expect, it } from 'vitest';
import { compiledServices } from '../support/services/compiledServices.ts';
import { runScript } from '../support/services/runScript.ts';

it('names every invalid variable, without its value, and exits', async () => {
  const main = path.join(await compiledServices(), 'main.js');
  const { code, complaint } = await runScript(main, [], { PORT: 'eighty', DATABASE_URL: 'mysql://u:secret@host/db' });
  expect(code).toBe(1);
  expect(complaint).toBe(
    'PORT must be a whole number from 0 to 65535.\nDATABASE_URL must be an address that begins with postgres:// or postgresql://.\n',
  );
});
