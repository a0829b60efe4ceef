import { jsonLog } from './log/jsonLog.ts';
import { silentLog } from './log/silentLog.ts';
import { startLines } from './operations/startLines.ts';
import { readSettings } from './settings/readSettings.ts';
import { startServices } from './startServices.ts';

try {
  const settings = readSettings(process.env);
  const log = settings.log === 'json' ? jsonLog(process.stdout) : silentLog;
  process.on('uncaughtException', (error) => {
    jsonLog(process.stderr).trouble('uncaught', error);
    process.exit(1);
  });
  const running = await startServices(settings, log);
  console.log(startLines(settings, running).join('\n'));

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.write('info', 'stopping');
      setTimeout(() => process.exit(1), 10_000).unref();
      void running.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
