import { useSyncExternalStore } from 'react';

const onResize = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Whether a media query about the size of the window matches now. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(onResize, () => window.matchMedia(query).matches);
