import type { PersonalSettings } from '../../../src/application/account/PersonalSettings.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Settings of a person that are recorded, or refused as configured. */
export class FakePersonalSettings implements PersonalSettings {
  readonly regions: (string | undefined)[] = [];
  outcome: Outcome<void> = undefined;

  chooseRegion(region: string | undefined): Promise<void> {
    this.regions.push(region);
    return settle(this.outcome);
  }
}
