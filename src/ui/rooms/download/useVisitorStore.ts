import { storeOf } from '../../../domain/links/storeOf.ts';

/** The app store of this device; undefined on a desktop. */
export const useVisitorStore = (): 'ios' | 'google' | undefined =>
  storeOf(navigator.userAgent, navigator.maxTouchPoints);
