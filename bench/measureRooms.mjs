// oxlint-disable unicorn/consistent-function-scoping -- clickAndPaint is sent to the page as text
/* global document, performance, requestAnimationFrame, setTimeout */
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { runProduct } from '../scripts/runProduct.mjs';
import { figure, written } from './figure.mjs';
import { signIn } from './signIn.mjs';
import { median } from './statistics.mjs';

const fleet = { email: 'fleet@greenline.test', name: 'Rhine Valley Transport' };
const vehicles = 'nav a[href="/ui/vehicles"]';
/** A click each, from what the one before has opened. */
const steps = {
  'room to room': 'nav a[href="/ui/drivers"]',
  'back to the room': vehicles,
  'list to record': 'main tbody th a',
  'record to list': 'main a[href="/ui/vehicles"]',
};
/** Milliseconds from click to painted rows, by how many times slower the processor is. */
const budgets = { 1: 50, 4: 100 };

/** Rounds not counted: the first one reads what the others show from the cache. */
const warmUps = 3;

/** Measures moving between rooms, lists and records that were seen before. */
export async function measureRooms(rounds) {
  const services = await runProduct();
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await openVehicles(browser, services.origin);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await move(page, session, { rounds: warmUps, timesSlower: 1 });
    const figures = [];
    for (const timesSlower of [1, 4]) {
      // oxlint-disable-next-line no-await-in-loop -- sequential, so that each has the machine to itself
      const moves = await move(page, session, { rounds, timesSlower });
      figures.push(...moves.map((taken) => moveFigure(taken, timesSlower)));
    }
    return {
      title: 'Rooms',
      how: [
        `Chromium ${browser.version()}, headless, 1280 × 800: from a click to its rows painted, rooms and records seen before.`,
        `What the main thread was busy for, so that others on the machine do not count; medians of ${rounds}.`,
      ].join('\n'),
      figures,
    };
  } finally {
    await browser.close();
    await services.stop();
  }
}

async function openVehicles(browser, origin) {
  const { credentials } = await signIn(origin, fleet);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(`${origin.replace('localhost', 'fleet.greenline.localhost')}/ui/vehicles`);
  await page.getByLabel('Email').fill(credentials.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('table[aria-busy="false"]').waitFor();
  return page;
}

/** Takes all steps in each round. Returns each with what it took, in ms. */
async function move(page, session, { rounds, timesSlower }) {
  const taken = Object.keys(steps).map((name) => ({ name, busy: [], wall: [], skeletons: 0 }));
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  for (let round = 0; round < rounds; round += 1) {
    for (const step of taken) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const before = await busyTime(session);
      // oxlint-disable-next-line no-await-in-loop
      const { wall, hadSkeleton } = await page.evaluate(clickAndPaint, steps[step.name]);
      // oxlint-disable-next-line no-await-in-loop
      step.busy.push(((await busyTime(session)) - before) * 1000);
      step.wall.push(wall);
      step.skeletons += Number(hadSkeleton);
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return taken;
}

/** Seconds that the main thread has worked so far. */
async function busyTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

function moveFigure({ name, busy, wall, skeletons }, timesSlower) {
  const slowness = timesSlower > 1 ? `, ${timesSlower}× slower processor` : '';
  const beside = `${written(median(wall), 'ms')} by the clock${skeletons > 0 ? `, ${skeletons} skeletons` : ''}`;
  return figure(`${name}${slowness}`, median(busy), 'ms', { budget: budgets[timesSlower], beside });
}

/** Runs in the page. */
async function clickAndPaint(link) {
  const hasSkeleton = () => document.querySelector('main [class*="skeleton"]') !== null;
  const started = performance.now();
  document.querySelector(link).click();
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  const hadSkeleton = hasSkeleton();
  while (hasSkeleton()) {
    // oxlint-disable-next-line no-await-in-loop -- once per frame
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  }
  return { wall: performance.now() - started, hadSkeleton };
}
