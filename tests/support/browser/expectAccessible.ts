import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Legacy mode spares a page for each analysis; it leaves out frames of other origins, of which there are none. What passes is
 * not written down.
 */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** No violation of WCAG 2.2 AA or axe's best practice in what is on screen; in the dark nothing but colours is another. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeOn(page).withTags(everyRule).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeOn(page).withRules(['color-contrast', 'link-in-text-block']).analyze();

  const found = Object.entries({ light, dark }).flatMap(([scheme, { violations }]) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${scheme}: ${id} ${html}`)),
  );
  expect(found.join('\n')).toBe('');
};
