import { useSyncExternalStore } from 'react';
import type { PickerMode } from './model/PickerMode.ts';

/** Window width in px from which two months fit beside presets and times. */
const twoMonths = 1100;

const onResize = (tell: () => void): (() => void) => {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
};
const isWide = (): boolean => window.innerWidth >= twoMonths;

/** Number of months side by side: two for ranges if the window is wide enough. */
export const useMonths = (mode: PickerMode): number =>
  useSyncExternalStore(onResize, isWide) && mode === 'range' ? 2 : 1;
