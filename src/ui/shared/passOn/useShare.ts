/** Opens the share sheet with a text; undefined if the browser has none. Cancelling it is not an error. */
export const useShare = (text: string): (() => void) | undefined => {
  if (!('share' in navigator)) return undefined;
  return () => void navigator.share({ text }).catch(() => undefined);
};
