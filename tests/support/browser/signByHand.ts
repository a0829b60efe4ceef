import type { Page } from 'playwright';

/** Signs in the field of a proof of delivery as a finger would. */
export const signByHand = async (page: Page): Promise<void> => {
  const field = page.getByRole('img', { name: /^Signature field, empty/ });
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('There is no field to sign in.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.2, 0.6));
  await page.mouse.down();
  for (const [x, y] of [
    [0.3, 0.3],
    [0.4, 0.7],
    [0.5, 0.3],
    [0.7, 0.6],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one hand
    await page.mouse.move(...at(x, y), { steps: 4 });
  }
  await page.mouse.up();
};
