/** Whether an address is the page of a tracking link, whatever its code. */
export const isTrackingPath = (path: string): boolean => /^\/+track(?:[.]html)?(?:[/?#]|$)/.test(path);
