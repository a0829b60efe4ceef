import { Factory } from 'fishery';
import type { Settings } from '../../../src/application/shared/Settings.ts';
import { neutralSettings } from '../../../src/infrastructure/config/neutralSettings.ts';

export const settingsFactory = Factory.define<Settings>(() => neutralSettings);
