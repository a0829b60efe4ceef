// oxlint-disable unicorn/consistent-function-scoping -- what is given to evaluate is sent to the page as text
/* global document, requestAnimationFrame, setTimeout */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { runProduct } from '../scripts/runProduct.mjs';
import { figure } from './figure.mjs';
import { fillDatabase } from './fillDatabase.mjs';
import { signIn } from './signIn.mjs';
import { median } from './statistics.mjs';

const fleet = { email: 'fleet2@greenline.test', name: 'Nordic Crest Haulage' };
/** A quarter of them are retired, so that 60 stand on the board. */
const vehicles = 80;
/** How much slower the processor is taken to be. The browser's own way would count what others do on the machine. */
const timesSlower = 4;
/** Milliseconds of the longest task. */
const budget = 50;

/** The list that is left is taken down in the same task, so that this tells of both. */
const opening = 'opened from the list';

/** A step each, from what the one before has left: what is pressed, by its name, or what is done. */
const steps = {
  [opening]: 'Board',
  'to the next week': 'Later',
  'and back': 'Earlier',
  'scrolled to its end': (page) => scroll(page, 600),
  'and back up': (page) => scroll(page, -600),
  'a shipment picked up': (page) => page.locator('button[data-trip]').first().press('Enter'),
  'and put back': (page) => page.keyboard.press('Escape'),
  'as a list': 'As a list',
  'and as a board': 'As a list',
};

/** Turns the wheel as far as it goes, by so many px at a time. */
async function scroll(page, by) {
  for (let turn = 0; turn < 8; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after another
    await page.mouse.wheel(0, by);
    // oxlint-disable-next-line no-await-in-loop
    await settled(page, 2);
  }
}

/** Presses a link or button as a hand does, without the search by which Playwright finds them. */
const press = (page, name) =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll('main a, main button')];
    all.find((each) => each.textContent.trim() === wanted || each.ariaLabel === wanted).click();
  }, name);

/** Measures the longest task of a board with 60 trucks and a week, on a slow processor. */
export async function measureBoard(rounds) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-board-'));
  const first = await runProduct({ dataDir });
  await first.stop();
  await fillDatabase(
    { dataDir },
    { brands: 0, fleets: [], invitations: {}, vehicles: { [fleet.name]: vehicles }, boards: [fleet.name] },
  );
  const services = await runProduct({ dataDir });
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await openShipments(browser, services.origin);
    const taken = new Map();
    for (let round = 0; round < rounds; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const [name, longest] of await walk(browser, page)) taken.set(name, [...(taken.get(name) ?? []), longest]);
    }
    return {
      title: 'Board',
      how: [
        `Chromium ${browser.version()}, headless, 1280 × 800, ${timesSlower}× slower processor: a fleet of 60 trucks with 12 shipments each,`,
        `a week of them in sight. What the longest task kept the main thread busy for, so that others on the machine do not count; medians of ${rounds}.`,
      ].join('\n'),
      figures: [...taken].map(([name, longest]) =>
        figure(name, median(longest), 'ms', name === opening ? {} : { budget }),
      ),
    };
  } finally {
    await browser.close();
    await services.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openShipments(browser, origin) {
  const { credentials } = await signIn(origin, fleet);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(`${origin.replace('localhost', 'fleet.greenline.localhost')}/ui/shipments`);
  await page.getByLabel('Email').fill(credentials.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('table[aria-busy="false"]').waitFor();
  return page;
}

/** From the list to the board and through all that is done there. Returns the longest task of each step, in ms. */
async function walk(browser, page) {
  const taken = [];
  for (const [name, step] of Object.entries(steps)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
    // oxlint-disable-next-line no-await-in-loop
    await (typeof step === 'string' ? press(page, step) : step(page));
    // oxlint-disable-next-line no-await-in-loop
    await settled(page, 30);
    // oxlint-disable-next-line no-await-in-loop
    taken.push([name, longestTask(JSON.parse(await browser.stopTracing()).traceEvents)]);
  }
  await press(page, 'List');
  await page.locator('table[aria-busy="false"]').waitFor();
  return taken;
}

/** Milliseconds that the longest task kept a page's main thread busy; others on the machine do not count. */
function longestTask(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isMain = (event) => mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid);
  const tasks = events.filter((event) => event.name === 'RunTask' && event.tdur !== undefined && isMain(event));
  return (timesSlower * Math.max(...tasks.map(({ tdur }) => tdur))) / 1000;
}

/** Until the rows have come, nothing is drawn any more, and so many frames have passed. */
async function settled(page, frames) {
  await page.locator('[data-truck]').first().waitFor();
  await page.evaluate(async (count) => {
    const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null;
    for (let seen = 0; seen < count || isBusy(); seen += 1)
      // oxlint-disable-next-line no-await-in-loop -- once per frame
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
  }, frames);
}
