import { jsonLog } from './log/jsonLog.ts';
import { silentLog } from './log/silentLog.ts';
import { standardOutput } from './log/standardOutput.ts';
import { firstStartLine } from './operations/firstStartLine.ts';
import { startUpLines } from './operations/startUpLines.ts';
import { describeStartError } from './operations/describeStartError.ts';
import { readSecretFiles } from './settings/readSecretFiles.ts';
import { requireFolders } from './operations/requireFolders.ts';
import { requireMemory } from './operations/requireMemory.ts';
import { readSettings } from './settings/readSettings.ts';
import { startServices } from './startServices.ts';
import { stopOnSignals } from './operations/stopOnSignals.ts';

try {
  const settings = readSettings(readSecretFiles(process.env));
  requireFolders(process.env);
  const log = settings.log === 'json' ? jsonLog(standardOutput(process.stdout)) : silentLog;
  process.once('uncaughtException', fail);
  requireMemory(settings.databaseUrl === undefined);
  const first = firstStartLine(settings);
  if (first !== undefined) console.log(first);
  const running = await startServices(settings, log);
  process.off('uncaughtException', fail).on('uncaughtException', (error) => {
    jsonLog(process.stderr).error('uncaught', error);
    process.exit(1);
  });
  console.log(startUpLines(settings, running).join('\n'));

  stopOnSignals(running, log);
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  console.error(describeStartError(error));
  process.exit(1);
}
