import { readFigures } from './watchPage.mjs';

const bitsPerSecond = (bits) => bits / 8;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: bitsPerSecond(1_600_000),
  uploadThroughput: bitsPerSecond(750_000),
};
const timesSlower = 4;

/**
 * Opens `address` on slow 4G with a slow processor, waits for network idle and its heading, and returns the figures. The page is left
 * once `last` is done.
 */
export async function visit(page, address, last = async () => {}) {
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
  await page.goto(address, { waitUntil: 'networkidle' });
  const figures = await ask(session, readFigures);
  await last();
  await page.goto('about:blank');
  return figures;
}

/** Avoids `page.evaluate`, which parses over 100 kB of script in a task that would count as the page's own. */
async function ask(session, question) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${question})()`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Needed for each visit, because a page that moves to another browser process loses its throttling. */
async function slowDown(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
}
