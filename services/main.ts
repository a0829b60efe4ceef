import { jsonLog } from './log/jsonLog.ts';
import { silentLog } from './log/silentLog.ts';
import { standardOutput } from './log/standardOutput.ts';
import { startUpLines } from './operations/startUpLines.ts';
import { describeStartError } from './operations/describeStartError.ts';
import { readSecretFiles } from './settings/readSecretFiles.ts';
import { readSettings } from './settings/readSettings.ts';
import { startServices } from './startServices.ts';
import { stopOnSignals } from './operations/stopOnSignals.ts';

try {
  const settings = readSettings(readSecretFiles(process.env));
  const log = settings.log === 'json' ? jsonLog(standardOutput(process.stdout)) : silentLog;
  process.on('uncaughtException', (error) => {
    jsonLog(process.stderr).error('uncaught', error);
    process.exit(1);
  });
  const running = await startServices(settings, log);
  console.log(startUpLines(settings, running).join('\n'));

  stopOnSignals(running, log);
} catch (error) {
  console.error(describeStartError(error));
  process.exit(1);
}
