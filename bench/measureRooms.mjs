// oxlint-disable unicorn/consistent-function-scoping -- clickAndPaint is sent to the page as text
/* global document, performance, requestAnimationFrame, setTimeout */
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { runProduct } from '../scripts/runProduct.mjs';
import { figure, written } from './figure.mjs';
import { median } from './statistics.mjs';

const rows = 'main table[aria-busy="false"] tbody th';
const facts = 'main dl';
const linkTo = (room) => `nav a[href^="${room}"]`;
const record = (room) => [
  { name: `${room}: list to record`, link: `${rows} a[href^="/ui/${room}/"]`, shows: facts },
  { name: `${room}: record to list`, link: `main a:is([href="/ui/${room}"], [href^="/ui/${room}?"])`, shows: rows },
];
const list = (room) => ({ name: `${room}: room to room`, link: linkTo(`/ui/${room}`), shows: rows });
const overview = (room, address = `/ui/${room}`) => ({
  name: `${room}: room to room`,
  link: linkTo(address),
  shows: 'main h2',
});

/** Who walks through which rooms; a click each, from what the one before has opened. */
const walks = [
  {
    host: 'fleet.greenline.localhost',
    who: 'fleet@greenline.test',
    first: 'vehicles',
    steps: [
      list('drivers'),
      ...record('drivers'),
      list('vehicles'),
      ...record('vehicles'),
      list('loads'),
      ...record('loads'),
      list('offers'),
      ...record('offers'),
      list('shipments'),
      ...record('shipments'),
      list('invitations'),
      list('papers'),
      overview('reports'),
      overview('dashboard', '/dashboard'),
    ],
  },
  {
    host: 'office.greenline.localhost',
    who: 'shipper@greenline.test',
    first: 'requests',
    steps: [
      list('shipments'),
      list('requests'),
      ...record('requests'),
      list('carriers'),
      overview('dashboard', '/dashboard'),
    ],
  },
];

/** Milliseconds from click to painted rows, by how many times slower the processor is. */
const budgets = { 1: 50, 4: 100 };

const password = 'Haul-2026-demo';

/** Between two steps. */
const restMs = 200;

/** Rounds not counted: the first one reads what the others show from the cache. */
const warmUps = 3;

/** Measures moving between rooms, lists and records that were seen before. */
export async function measureRooms(rounds) {
  const services = await runProduct();
  const browser = await chromium.launch(await findBrowser());
  try {
    const figures = [];
    for (const walk of walks) {
      // oxlint-disable-next-line no-await-in-loop -- sequential, so that each has the machine to itself
      figures.push(...(await measureWalk(browser, services.origin, walk, rounds)));
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

async function measureWalk(browser, origin, walk, rounds) {
  const opened = await openFirst(browser, origin, walk);
  const session = await opened.context().newCDPSession(opened);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await move(opened, session, walk.steps, { rounds: warmUps, timesSlower: 1 });
  const figures = [];
  for (const timesSlower of [1, 4]) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, so that each has the machine to itself
    const moves = await move(opened, session, walk.steps, { rounds, timesSlower });
    figures.push(...moves.map((taken) => moveFigure(taken, timesSlower)));
  }
  await opened.context().close();
  return figures;
}

async function openFirst(browser, origin, { host, who, first }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const opened = await context.newPage();
  await opened.goto(`${origin.replace('localhost', host)}/ui/${first}`);
  await opened.getByLabel('Email').fill(who);
  await opened.getByLabel('Password', { exact: true }).fill(password);
  await opened.getByRole('button', { name: 'Sign in' }).click();
  await opened.locator(rows).first().waitFor();
  return opened;
}

/** Takes all steps in each round. Returns each with what it took, in ms. */
async function move(opened, session, steps, { rounds, timesSlower }) {
  const taken = steps.map((step) => ({ ...step, busy: [], wall: [], skeletons: 0 }));
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  for (let round = 0; round < rounds; round += 1) {
    for (const step of taken) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const before = await busyTime(session);
      // oxlint-disable-next-line no-await-in-loop
      const { wall, hadSkeleton } = await opened.evaluate(clickAndPaint, { link: step.link, shows: step.shows });
      // oxlint-disable-next-line no-await-in-loop
      step.busy.push(((await busyTime(session)) - before) * 1000);
      step.wall.push(wall);
      step.skeletons += Number(hadSkeleton);
      // oxlint-disable-next-line no-await-in-loop -- what is read again behind counts for no step
      await opened.waitForTimeout(restMs);
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
async function clickAndPaint({ link, shows }) {
  const nextPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  const hasSkeleton = () => document.querySelector('main [class*="skeleton"]') !== null;
  const started = performance.now();
  document.querySelector(link).click();
  await nextPaint();
  const hadSkeleton = hasSkeleton();
  while (hasSkeleton() || document.querySelector(shows) === null) {
    if (performance.now() - started > 10_000) throw new Error(`${link} does not lead to ${shows}.`);
    // oxlint-disable-next-line no-await-in-loop -- once per frame
    await nextPaint();
  }
  return { wall: performance.now() - started, hadSkeleton };
}
