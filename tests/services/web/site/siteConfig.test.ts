import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Log } from '../../../../services/log/Log.ts';
import { siteConfig } from '../../../../services/web/site/siteConfig.ts';
import { temporaryFolder } from '../../../support/services/temporaryFolder.ts';

it('logs each unreadable configuration once, and recovers with the next', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'config.json');
  const troubles: string[] = [];
  const log: Log = { write: () => undefined, error: (event) => troubles.push(event) };
  const config = siteConfig(folder, log);

  expect([config(), config()]).toEqual([undefined, undefined]);
  expect(troubles).toEqual(['config.json unreadable']);

  await writeFile(file, '{"locale":');
  expect([config(), config()]).toEqual([undefined, undefined]);
  expect(troubles).toHaveLength(2);

  await writeFile(file, '{"locale":"de-DE"}');
  await utimes(file, 1, 1);
  expect(config()).toEqual({ locale: 'de-DE' });
  expect(troubles).toHaveLength(2);
});
