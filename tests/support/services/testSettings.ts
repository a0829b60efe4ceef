import { readSettings } from '../../../services/settings/readSettings.ts';
import type { Settings } from '../../../services/settings/Settings.ts';

/** Settings for tests, with overrides. */
export const testSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...readSettings({ LOG: 'off', CODE_PEPPER: 'x'.repeat(32), SITE_DIR: 'public', APP_DIR: '/nonexistent' }),
  ...changes,
});
