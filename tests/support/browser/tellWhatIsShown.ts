import type { BrowserContext } from 'playwright';

/** Prints what the pages of a failed test showed in the end: a run elsewhere leaves nothing else to look at. */
export const tellWhatIsShown = async (contexts: readonly BrowserContext[]): Promise<void> => {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = await page.evaluate(() => document.body.innerText).catch(() => 'It did not answer.');
    process.stderr.write(`${page.url()}\n${text.replaceAll(/\n+/g, '\n').slice(0, 1500)}\n`);
  }
};
