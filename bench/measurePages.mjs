import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { runProduct } from '../scripts/runProduct.mjs';
import { buildBarePages } from './buildBarePages.mjs';
import { figure, written } from './figure.mjs';
import { median } from './statistics.mjs';
import { visit } from './visit.mjs';
import { watchPage } from './watchPage.mjs';

const phone = { width: 390, height: 844 };

/** Measures the first screens on a slow phone and network, compared with two nearly empty pages. */
export async function measurePages(rounds) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
  /** @type {(() => Promise<void>)[]} */
  const ends = [];
  try {
    await buildBarePages(path.join(folder, 'bare'));
    const bare = await runProduct({
      dataDir: path.join(folder, 'data'),
      env: { APP_DIR: path.join(folder, 'bare') },
    });
    ends.unshift(() => bare.stop());
    const product = await runProduct();
    ends.unshift(() => product.stop());
    const browser = await chromium.launch(await unburdenedBrowser());
    ends.unshift(() => browser.close());

    const download = await invitationLink(product.port);
    const all = [];
    for (let round = 0; round < rounds; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- sequential, so that each has the machine to itself
      all.push(await visitEach(browser, bare.origin, product.port, download));
    }
    return {
      title: 'Pages',
      how: [
        `Chromium ${browser.version()}, headless; 150 ms, 1.6 Mbit/s down, 750 kbit/s up and a 4 times slower processor, as its`,
        'DevTools throttle them: per request, over HTTP/1.1 and brotli, on connections that cost nothing. Cold cache unless it is',
        `the second visit; medians of ${rounds}. Blocking time and layout shift are those of the whole visit.`,
      ].join('\n'),
      figures: figuresOf(mediansOf(all)),
    };
  } finally {
    // oxlint-disable-next-line no-await-in-loop -- in order of dependency
    for (const end of ends) await end();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Launches a browser without the cost of being observed. V8 collects source positions lazily, and an attached debugger requests
 * them for each Error. React creates one as it loads, so its whole source is parsed again: 15 ms that no visitor pays. Eager
 * collection avoids that.
 */
async function unburdenedBrowser() {
  const browser = await findBrowser();
  return { ...browser, args: [...browser.args, '--js-flags=--no-enable-lazy-source-positions'] };
}

async function visitEach(browser, bareOrigin, port, download) {
  const signInAddress = `http://fleet.greenline.localhost:${port}/authentication/sign-in`;
  const [staticHtml] = await newcomer(browser, {}, `${bareOrigin}/static.html`);
  const [bareReact] = await newcomer(browser, {}, `${bareOrigin}/`);
  const [signIn, secondVisit] = await newcomer(browser, {}, signInAddress, signInAddress);
  const [downloadPage] = await newcomer(browser, { viewport: phone }, download);
  return { staticHtml, bareReact, signIn, secondVisit, downloadPage };
}

/** Visits these addresses in turn in one tab of a fresh browser context. */
async function newcomer(browser, options, ...addresses) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const visits = [];
  for (const address of addresses) {
    // The next visit is on another day.
    const last = visits.length < addresses.length - 1 ? () => workerIsReady(context) : undefined;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    visits.push(await visit(page, address, last));
  }
  await context.close();
  return visits;
}

/** Resolves when the service worker that the page has registered keeps the application. */
async function workerIsReady(context) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(
    () =>
      new Promise((resolve) => {
        if (self.registration.active?.state === 'activated') resolve();
        else addEventListener('activate', () => setTimeout(resolve, 500));
      }),
  );
}

async function invitationLink(port) {
  const mails = await (await fetch(`http://localhost:${port}/outbox.json`)).json();
  const links = mails.flatMap(({ text }) => /^http:\/\/fleet\.greenline\.\S+$/m.exec(text) ?? []);
  if (links.length === 0) throw new Error('There is no invitation in the outbox.');
  return links[0];
}

/** The median over the rounds, for each figure of each page. */
const mediansOf = (rounds) =>
  mapValues(rounds[0], (page, figures) =>
    mapValues(figures, (name) => median(rounds.map((round) => round[page][name]))),
  );

const mapValues = (values, toValue) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toValue(name, value)]));

function figuresOf({ staticHtml, bareReact, signIn, secondVisit, downloadPage }) {
  const form = (value) => ({ beside: `${written(value / bareReact.form, '×')} the form of bare React` });
  return [
    figure('static HTML, first contentful paint', staticHtml.contentfulPaint, 's'),
    figure('static HTML, form', staticHtml.form, 's'),
    figure('bare React and router, first contentful paint', bareReact.contentfulPaint, 's'),
    figure('bare React and router, form', bareReact.form, 's'),
    figure('bare React and router, blocking time', bareReact.blocking, 'ms'),

    figure('sign-in, first paint', signIn.firstPaint, 's'),
    figure('sign-in, first contentful paint', signIn.contentfulPaint, 's'),
    figure('  against static HTML', signIn.contentfulPaint / staticHtml.contentfulPaint, '×', { budget: 1.2 }),
    figure('sign-in, form', signIn.form, 's', form(signIn.form)),
    figure('  against the first paint of static HTML', signIn.form / staticHtml.contentfulPaint, '×', { budget: 1.3 }),
    figure('sign-in, requests before the form', signIn.requests, '', { budget: 8 }),
    figure('sign-in, bytes before the form', signIn.bytes, 'B'),
    figure('sign-in, blocking time', signIn.blocking, 'ms', { budget: 100 }),
    figure('sign-in, layout shift', signIn.shift, '', { budget: 0.02 }),

    figure('second visit, first contentful paint', secondVisit.contentfulPaint, 's'),
    figure('second visit, form', secondVisit.form, 's', { budget: 0.4, ...form(secondVisit.form) }),
    figure('second visit, requests before the form', secondVisit.requests, ''),
    figure('second visit, blocking time', secondVisit.blocking, 'ms', { budget: 100 }),
    figure('second visit, layout shift', secondVisit.shift, '', { budget: 0.02 }),

    figure('download page, first contentful paint', downloadPage.contentfulPaint, 's'),
    figure('download page, largest contentful paint', downloadPage.largestPaint, 's', {
      budget: 1.2,
      ...form(downloadPage.largestPaint),
    }),
    figure('download page, requests', downloadPage.requests, ''),
    figure('download page, bytes', downloadPage.bytes, 'B'),
    figure('download page, blocking time', downloadPage.blocking, 'ms', { budget: 100 }),
    figure('download page, layout shift', downloadPage.shift, '', { budget: 0.02 }),
  ];
}
