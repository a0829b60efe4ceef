import { Factory } from 'fishery';
import type { Settings } from '../../../src/application/ports/Settings.ts';
import { neutralSettings } from '../../../src/infrastructure/config/neutralSettings.ts';

export const settingsFactory = Factory.define<Settings>(() => neutralSettings);
