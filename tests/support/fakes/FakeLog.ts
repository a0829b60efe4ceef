import type { Log } from '../../../src/application/shared/Log.ts';

export class FakeLog implements Log {
  readonly warnings: string[] = [];

  warn(message: string): void {
    this.warnings.push(message);
  }
}
