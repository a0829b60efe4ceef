import { readSettings } from '../../../services/settings/readSettings.ts';
import type { Settings } from '../../../services/settings/Settings.ts';

/** The settings of a quiet server, with what a test changes. */
export const testSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...readSettings({ LOG: 'off', CODE_PEPPER: 'x'.repeat(32), SITE_DIR: 'public', APP_DIR: '/nonexistent' }),
  ...changes,
});
