import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Account } from './Account.ts';
import { collectComplaints } from './collectComplaints.ts';
import { slowStart } from './consoleLines.ts';
import { enterAs } from './enterAs.ts';
import { viewports } from './viewports.ts';

interface VisitOptions {
  readonly viewport?: keyof typeof viewports;
  /** As a device that is touched, and lays pages out as a phone does. */
  readonly touch?: boolean;
  readonly dark?: boolean;
  /** Who is signed in already. */
  readonly as?: Account | undefined;
  /** What the console may say in this test; anything else fails it. */
  readonly expects?: readonly RegExp[];
  /** Runs on the blank page: routes, scripts. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export type Visit = (host: string, path: string, options?: VisitOptions) => Promise<Page>;

/** A visit for each call, as somebody whose browser has never been here; a test fails with what its pages complained of. */
export const openBrowser = (): { readonly visit: Visit } => {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let expected: RegExp[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser.close());

  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const known = [slowStart, ...expected];
    const unexpected = complaints.filter((complaint) => !known.some((pattern) => pattern.test(complaint)));
    [contexts, expected, complaints] = [[], [], []];
    expect(unexpected.join('\n')).toBe('');
  });

  const visit: Visit = async (
    host,
    path,
    { viewport = 'desktop', touch = false, dark = false, as, expects = [], prepare } = {},
  ) => {
    const context = await browser.newContext({
      baseURL: `http://${host}:${inject('port')}`,
      viewport: viewports[viewport],
      hasTouch: touch,
      isMobile: touch,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
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
