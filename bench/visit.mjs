/* global document */
import { readFigures } from './watchPage.mjs';

const bitsPerSecond = (bits) => bits / 8;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: bitsPerSecond(1_600_000),
  uploadThroughput: bitsPerSecond(750_000),
};
const timesSlower = 4;

/** Goes to `address` on slow 4G with a slow processor until the network rests and its heading is there; answers what was seen, and leaves it. */
export async function visit(page, address) {
  await slowDown(page);
  // Asked only once it rests: to be asked is some hundred kB of script to read, 36 ms that would count as the page's own.
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(hasVisibleHeading);
  const figures = await page.evaluate(readFigures);
  await page.goto('about:blank');
  return figures;
}

/** Said anew for each visit: a page that moves to another process of the browser is a quick one again. */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
}

const hasVisibleHeading = () => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
