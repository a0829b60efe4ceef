import { storeOf } from '../../../domain/links/storeOf.ts';

/** The app store of the device this page is open on; undefined on a desktop. */
export const useVisitorStore = (): 'ios' | 'google' | undefined =>
  storeOf(navigator.userAgent, navigator.maxTouchPoints);
