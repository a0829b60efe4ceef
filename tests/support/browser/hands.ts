import type { Page } from 'playwright';

/** Ways to use a form. */
export interface Hands {
  /** From the address bar into what a page is about. */
  enter(): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** `option` is the option's label. */
  choose(label: string, option: string): Promise<void>;
  press(button: string): Promise<void>;
}

/** Clicks and taps. */
export const pointing = (page: Page): Hands => ({
  enter: async () => {},
  fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
  choose: async (label, option) => {
    await page.getByLabel(label, { exact: true }).selectOption({ label: option });
  },
  press: (button) => page.getByRole('button', { name: button, exact: true }).click(),
});

const mostStops = 80;

/** The accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0]?.textContent : element?.textContent;
    return (element?.getAttribute('aria-label') ?? label ?? '').trim();
  });

/** Uses only the keyboard. */
export const typing = (page: Page): Hands => {
  const reach = async (name: string): Promise<void> => {
    for (let stops = 0; stops < mostStops; stops += 1) {
      if ((await focused(page)) === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${name}`);
  };
  return {
    enter: async () => {
      await reach('Skip to content');
      await page.keyboard.press('Enter');
    },
    fill: async (label, text) => {
      await reach(label);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    choose: async (label, option) => {
      await reach(label);
      await page.keyboard.type(option);
    },
    press: async (button) => {
      await reach(button);
      await page.keyboard.press('Enter');
    },
  };
};
