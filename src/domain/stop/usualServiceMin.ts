/** Minutes at a stop, where the shipper did not say. */
export const usualServiceMin = 60;
