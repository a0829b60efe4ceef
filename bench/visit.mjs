/* global document */
import { readFigures, watchPage } from './watchPage.mjs';

const bitsPerSecond = (bits) => bits / 8;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: bitsPerSecond(1_600_000),
  uploadThroughput: bitsPerSecond(750_000),
};
const timesSlower = 4;

/** Opens `address` in a new tab on slow 4G with a slow processor, until its heading is there and the network rests; answers what was seen. */
export async function visit(context, address) {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
    await page.addInitScript(watchPage);
    await page.goto(address);
    // Asked now and then: a page that is watched in every frame is slower for it.
    await page.waitForFunction(hasVisibleHeading, undefined, { polling: 250 });
    await page.waitForLoadState('networkidle');
    return await page.evaluate(readFigures);
  } finally {
    await page.close();
  }
}

const hasVisibleHeading = () => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
