import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No violation of WCAG 2.2 AA or axe's best practice in what is on screen, in light and in dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id} ${target} ${html}`));
    expect(found.join('\n'), colorScheme).toBe('');
  }
};
