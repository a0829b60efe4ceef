import type { ServiceIdentifier } from 'inversify';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { PersonalSettings } from './PersonalSettings.ts';

export type ChooseRegion = (region: string | undefined) => Promise<void>;
export const ChooseRegion: ServiceIdentifier<ChooseRegion> = Symbol('ChooseRegion');

/** Sets whose customs for dates and numbers a person sees, in this session too. */
export const chooseRegion =
  (settings: PersonalSettings, store: SessionStore): ChooseRegion =>
  async (region) => {
    await settings.chooseRegion(region);
    store.mergeUser({ region });
  };
