import type { Log } from '../../application/shared/Log.ts';

export class ConsoleLog implements Log {
  warn(message: string): void {
    // oxlint-disable-next-line no-console -- this is the one place that writes there
    console.warn(message);
  }
}
