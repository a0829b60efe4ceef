/**
 * The app store of a visitor's device; undefined on a desktop. iPads claim to be Macs, so `touchPoints`
 * (navigator.maxTouchPoints) tells them apart (product §2.15).
 */
export const storeOf = (userAgent: string, touchPoints = 0): 'ios' | 'google' | undefined => {
  if (/windows/i.test(userAgent)) return undefined;
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1)) return 'ios';
  return /android/i.test(userAgent) ? 'google' : undefined;
};
