/** Chromium's own console line for an answer of this status. */
export const refusal = (status: number): RegExp => new RegExp(`the server responded with a status of ${status} `);

/** Chromium's own console line for a call without an answer. */
export const noAnswer = /Failed to load resource: net::ERR_/;

/** Chromium's own console line for a slow page start, as on a busy machine. */
export const slowStart = /was preloaded using link preload but not used within a few seconds/;

/** What Playwright says of a service worker that a test does not let in. */
export const blockedWorker = /Service Worker registration blocked by Playwright/;

/** What Chromium says of a map that is drawn without a graphics card. */
export const drawnBySoftware = /GPU stall due to ReadPixels/;

/** Chromium's own console line for a load of an open list that another test has closed meanwhile: the list looks whether it is gone. */
export const closedElsewhere = /status of 404 .*\/v1\/loads\/[0-9a-f-]{36}\)$/;
