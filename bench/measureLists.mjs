/* global document, requestAnimationFrame, PerformanceObserver */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { runProduct } from '../scripts/runProduct.mjs';
import { figure, written } from './figure.mjs';
import { fillDatabase } from './fillDatabase.mjs';
import { signIn } from './signIn.mjs';
import { median } from './statistics.mjs';

const rows = 1000;
const fleet = { email: 'fleet2@greenline.test', name: 'Nordic Crest Haulage' };
const screens = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
/** Frames per scroll: a third of a screen per frame on a desktop, more than a screen on a phone. */
const frames = 300;

/** Measures scrolling through a page of 1,000 rows. */
export async function measureLists(rounds) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-lists-'));
  let services = await runProduct({ dataDir });
  await services.stop();
  await fillDatabase({ dataDir }, { brands: 0, fleets: [], invitations: {}, vehicles: { [fleet.name]: rows } });
  services = await runProduct({ dataDir });
  const browser = await chromium.launch(await findBrowser());
  try {
    const { credentials } = await signIn(services.origin, fleet);
    const host = services.origin.replace('localhost', 'fleet.greenline.localhost');
    const figures = [];
    for (const [screen, options] of Object.entries(screens)) {
      // oxlint-disable-next-line no-await-in-loop -- sequential, so that each has the machine to itself
      const page = await openList(browser, options, `${host}/ui/vehicles?size=${rows}`, credentials);
      for (const timesSlower of [1, 4]) {
        const scrolls = [];
        // oxlint-disable-next-line no-await-in-loop
        for (let round = 0; round < rounds; round += 1) scrolls.push(await scrollThrough(page, timesSlower));
        figures.push(
          longTaskFigure(
            `${screen}${timesSlower > 1 ? `, ${timesSlower}× slower processor` : ''}`,
            scrolls,
            timesSlower === 1,
          ),
        );
      }
      // oxlint-disable-next-line no-await-in-loop
      await page.context().close();
    }
    return {
      title: 'Lists',
      how: [
        `Chromium ${browser.version()}, headless: a page of ${rows} vehicles scrolled from top to bottom in ${frames} frames, as a card each`,
        `on a phone; what the browser calls a long task meanwhile. Medians of ${rounds}.`,
      ].join('\n'),
      figures,
    };
  } finally {
    await browser.close();
    await services.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openList(browser, options, address, { username, password }) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByLabel('Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The median number of long tasks, with the longest. */
function longTaskFigure(name, scrolls, hasBudget) {
  const longest = median(scrolls.map((tasks) => Math.max(0, ...tasks)));
  return figure(`${name}, tasks over 50 ms`, median(scrolls.map((tasks) => tasks.length)), '', {
    ...(hasBudget && { budget: 0 }),
    beside: longest > 0 ? `the longest ${written(longest, 'ms')}` : '',
  });
}

/** Returns the durations of tasks over 50 ms, in ms. */
async function scrollThrough(page, timesSlower) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  const tasks = await page.evaluate(scrollToEnd, frames);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  await page.waitForFunction(scrollToRow, rows + 1);
  await page.evaluate(() => document.documentElement.scrollTo(0, 0));
  await page.locator('[aria-rowindex="2"]').waitFor();
  return tasks;
}

/** Runs in the page. Called repeatedly, because rows higher than estimated move the end. */
function scrollToRow(index) {
  document.documentElement.scrollTo(0, document.documentElement.scrollHeight);
  return document.querySelector(`[aria-rowindex="${index}"]`) !== null;
}

/** Runs in the page. */
function scrollToEnd(frameCount) {
  const { documentElement } = document;
  const step = documentElement.scrollHeight / frameCount;
  const tasks = [];
  const note = (entries) => tasks.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return new Promise((resolve) => {
    const scrollOn = (left) => {
      documentElement.scrollBy(0, step);
      if (left > 0) {
        requestAnimationFrame(() => scrollOn(left - 1));
        return;
      }
      note(observer.takeRecords());
      observer.disconnect();
      resolve(tasks);
    };
    scrollOn(frameCount);
  });
}
