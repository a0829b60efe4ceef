import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Account } from './Account.ts';
import { collectComplaints } from './collectComplaints.ts';
import { blockedWorker, closedElsewhere, slowStart } from './consoleLines.ts';
import { enterAs } from './enterAs.ts';
import { tellWhatIsShown } from './tellWhatIsShown.ts';
import { viewports } from './viewports.ts';

interface VisitOptions {
  readonly viewport?: keyof typeof viewports;
  /** Emulates a touch device with mobile layout. */
  readonly touch?: boolean;
  readonly dark?: boolean;
  /** The account to be signed in from the start. */
  readonly as?: Account | undefined;
  /** Lets the service worker keep the application. Otherwise each page comes from the server, as its tests need. */
  readonly isKept?: boolean;
  /** Console lines allowed in this test; any other fails it. */
  readonly expects?: readonly RegExp[];
  /** Runs on the blank page, to add routes and scripts. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export type Visit = (host: string, path: string, options?: VisitOptions) => Promise<Page>;

/** Opens a page in a fresh context per call. The test fails with what its pages complained of. */
export const openBrowser = (): { readonly visit: Visit } => {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let expected: RegExp[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser.close());

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsShown(contexts);
    await Promise.all(contexts.map((context) => context.close()));
    const known = [slowStart, blockedWorker, closedElsewhere, ...expected];
    const unexpected = complaints.filter((complaint) => !known.some((pattern) => pattern.test(complaint)));
    [contexts, expected, complaints] = [[], [], []];
    expect(unexpected.join('\n')).toBe('');
  });

  const visit: Visit = async (
    host,
    path,
    { viewport = 'desktop', touch = false, dark = false, as, isKept = false, expects = [], prepare } = {},
  ) => {
    const context = await browser.newContext({
      baseURL: `http://${host}:${inject('port')}`,
      viewport: viewports[viewport],
      hasTouch: touch,
      isMobile: touch,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      serviceWorkers: isKept ? 'allow' : 'block',
    });
    contexts.push(context);
    expected.push(...expects);
    context.setDefaultTimeout(60_000);
    await collectComplaints(context, complaints);
    const page = await context.newPage();
    if (as) await enterAs(page, host, as);
    await prepare?.(page);
    await page.goto(path);
    return page;
  };
  return { visit };
};
