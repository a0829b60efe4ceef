/** Hands a text to another app of the device; undefined where the browser cannot. Closing that sheet again is no trouble. */
export const useShare = (text: string): (() => void) | undefined => {
  if (!('share' in navigator)) return undefined;
  return () => void navigator.share({ text }).catch(() => undefined);
};
