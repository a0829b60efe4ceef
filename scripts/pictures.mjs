// `npm run pictures`: takes screenshots of the running product for the documentation, into docs/pictures.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { runProduct } from './runProduct.mjs';

const folder = path.resolve(import.meta.dirname, '../docs/pictures');
const port = Number(process.env.PORT ?? 8080);
/** A fixed time of day. The demo's dates are relative to today. */
const morning = new Date(`${new Date().toISOString().slice(0, 10)}T08:30:00Z`);
const password = 'Haul-2026-demo';
/** Desktop pictures are scaled down, because dithered gradients make them 250 kB otherwise. */
const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.7 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

const pictures = [
  { name: 'sign-in-green', host: 'fleet.greenline', path: '/', shows: 'Sign in' },
  { name: 'sign-in-amber', host: 'office.amber', path: '/', shows: 'Sign in' },
  { name: 'sign-in-amber-dark-phone', host: 'office.amber', path: '/', shows: 'Sign in', screen: phone, dark: true },
  {
    name: 'sign-up-green-phone',
    host: 'office.greenline',
    path: '/authentication/sign-up',
    shows: 'Create your account',
    screen: phone,
  },
  { name: 'choose-company-green', host: 'fleet.greenline', as: 'dispatch@greenline.test', shows: 'Choose a company' },
  { name: 'dashboard-green', host: 'fleet.greenline', as: 'fleet@greenline.test', shows: 'Katarzyna' },
  { name: 'dashboard-amber-dark', host: 'fleet.amber', as: 'fleet@amber.test', shows: 'Diego', dark: true },
  {
    name: 'dashboard-green-phone',
    host: 'fleet.greenline',
    as: 'fleet@greenline.test',
    shows: 'Katarzyna',
    screen: phone,
  },
  {
    name: 'vehicles-green',
    host: 'fleet.greenline',
    path: '/ui/vehicles',
    as: 'fleet@greenline.test',
    shows: 'Vehicles',
  },
  {
    name: 'offers-green',
    host: 'office.greenline',
    path: '/ui/requests?status=open&offers=live&sort=decisionBy',
    opens: 'tbody th a',
    as: 'shipper@greenline.test',
    shows: /^(PO|SR)/,
  },
  { name: 'loads-amber', host: 'fleet.amber', path: '/ui/loads', as: 'fleet@amber.test', shows: 'Find loads' },
  { name: 'papers-amber', host: 'fleet.amber', path: '/ui/papers', as: 'fleet@amber.test', shows: 'Papers' },
  { name: 'download-green-phone', host: 'fleet.greenline', invited: true, shows: 'Welcome', screen: phone },
  { name: 'download-amber', host: 'fleet.amber', invited: true, shows: 'Welcome' },
];

const product = await runProduct({ port });
const browser = await chromium.launch(await findBrowser());
try {
  fs.mkdirSync(folder, { recursive: true });
  for (const picture of pictures) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, so that each has the machine to itself
    await take(picture.invited ? { ...picture, path: await invitationTo(picture.host) } : picture);
  }
} finally {
  await browser.close();
  await product.stop();
}

/** The path of a demo invitation's link for this host. */
async function invitationTo(host) {
  const mails = await (await fetch(`${product.origin}/outbox.json`)).json();
  const link = new RegExp(String.raw`^http://${host}\.localhost:\d+(/i/\S+)$`, 'm');
  const invited = mails.map(({ text }) => link.exec(text)?.[1]).find((found) => found !== undefined);
  if (!invited) throw new Error(`The demo invited nobody at ${host}.`);
  return invited;
}

async function take({
  name,
  host,
  path: address = '/dashboard',
  opens,
  shows,
  screen = desk,
  dark = false,
  as: username,
}) {
  const context = await browser.newContext({
    baseURL: `http://${host}.localhost:${port}`,
    ...screen,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(morning);
  // It never ends, so the network would not come to rest.
  await page.route('**/v1/stream', (route) => route.fulfill({ status: 204 }));
  if (username) {
    await page.goto(`/?returnUrl=${encodeURIComponent(address)}`);
    await page.getByLabel('Email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  } else {
    await page.goto(address);
  }
  if (opens) await page.locator(opens).first().click();
  await page.getByRole('heading', { level: 1, name: shows }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], main [class*="skeleton"]'));
  // One without a source waits for a wider screen.
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ currentSrc }) => currentSrc !== '').map((image) => image.decode())),
  );
  await page.mouse.move(0, 0);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await context.close();
}
