import { useSyncExternalStore } from 'react';
import type { PickerMode } from './model/PickerMode.ts';

/** The width in px from which two months fit beside ranges and times. */
const twoMonths = 1100;

const onResize = (tell: () => void): (() => void) => {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
};
const isWide = (): boolean => window.innerWidth >= twoMonths;

/** How many months a calendar shows side by side: two of a range where the window has room for them. */
export const useMonths = (mode: PickerMode): number =>
  useSyncExternalStore(onResize, isWide) && mode === 'range' ? 2 : 1;
