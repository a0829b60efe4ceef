/**
 * Lets the service worker keep the application in this browser, so that it opens without the network and without waiting
 * for it. Where there is none, as in some private windows, the application works all the same.
 */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
};
