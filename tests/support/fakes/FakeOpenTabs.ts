import type { OpenTabs } from '../../../src/application/account/OpenTabs.ts';
import type { SharedSession } from '../../../src/application/account/SharedSession.ts';

/** Open tabs that share what the test says; by default there are none. Counts how often they are asked. */
export class FakeOpenTabs implements OpenTabs {
  asked = 0;
  shared: SharedSession | undefined | Promise<SharedSession | undefined> = undefined;

  async any(): Promise<boolean> {
    return this.shared !== undefined;
  }

  async ask(): Promise<SharedSession | undefined> {
    this.asked += 1;
    return this.shared;
  }
}
