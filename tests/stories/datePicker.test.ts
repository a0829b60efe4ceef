import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { demoAccounts } from '../support/browser/demoAccounts.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser, type Visit } from '../support/browser/openBrowser.ts';

const { visit } = openBrowser();

/** Month first, 12 hours. */
const american = { ...demoAccounts.greenFleet, region: 'US' };
const help = async (options: Parameters<Visit>[2] = {}, host: string = hosts.greenFleet) => {
  const page = await visit(host, '/ui/help/dates', { as: american, ...options });
  await page.getByRole('heading', { level: 1, name: 'Dates and times' }).waitFor();
  return page;
};
const onAPhone = { viewport: 'phone', touch: true } as const;

type Press = (target: Locator) => Promise<void>;
const click: Press = (target) => target.click();
const tap: Press = (target) => target.tap();

const calendarOf = (page: Page, field: string) => page.getByRole('button', { name: `${field}: open the calendar` });
const fieldOf = (page: Page, field: string) => page.getByRole('textbox', { name: field, exact: true });
const dayIn = (dialog: Locator, day: number) => dialog.getByRole('button', { name: new RegExp(`March ${day}, 2026`) });
const applyIn = (dialog: Locator) => dialog.getByRole('button', { name: 'Apply' });
const open = async (page: Page, field: string, press = click) => {
  await press(calendarOf(page, field));
  const dialog = page.getByRole('dialog', { name: field });
  await dialog.waitFor();
  return dialog;
};
const type = async (page: Page, field: string, text: string): Promise<void> => {
  await fieldOf(page, field).fill(text);
  await fieldOf(page, field).blur();
};
const valueOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true }).locator('output').textContent();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const frameOf = async (target: Locator) => {
  const frame = await target.boundingBox();
  if (!frame) throw new Error('It is not on screen.');
  return { ...frame, right: frame.x + frame.width, bottom: frame.y + frame.height };
};
/** Every visible control less than 44 px high or wide. */
const tooSmall = (within: Locator) =>
  within.locator('button:visible, input:visible, select:visible').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width < 44 || height < 44 ? [`${width} x ${height}: ${control.outerHTML}`] : [];
    }),
  );

const modes = [
  ['Date and time', '3/5/2026 8:30 am', [10], /^2026-03-10T08:30:00/],
  ['From and to', '3/5/2026 - 3/6', [12, 9], /^2026-03-09T00:00:00\S+ ~ 2026-03-12T23:59:59.999/],
  ['Start of a range', '3/5/2026 ~ 3/9/2026', [3], /^2026-03-03T00:00:00\S+ ~ 2026-03-09T23:59:59.999/],
  ['End of a range', '3/5/2026 ~ 3/9/2026', [12], /^2026-03-05T00:00:00\S+ ~ 2026-03-12T23:59:59.999/],
] as const;

const chooseInEveryMode = async (page: Page, press: Press, look: Press = async () => {}): Promise<void> => {
  for (const [field, typed, days, value] of modes) {
    await type(page, field, typed);
    const dialog = await open(page, field, press);
    for (const day of days) await press(dayIn(dialog, day));
    await look(dialog);
    await press(applyIn(dialog));
    await expect.poll(() => valueOf(page, field)).toMatch(value);
  }
};

it('by mouse, a preset works, clicking outside keeps the value, and a double click does not reach the page below', async () => {
  const page = await help();
  const dialog = await open(page, 'Days');
  await dialog.getByRole('button', { name: 'Last 7 days' }).click();
  await expect.poll(() => fieldOf(page, 'Days').inputValue()).toMatch(/^\d\d\/\d\d\/\d{4} ~ \d\d\/\d\d\/\d{4}$/);
  const chosen = await fieldOf(page, 'Days').inputValue();
  await open(page, 'Days');
  await page.mouse.click(2, 2);
  await dialog.waitFor({ state: 'detached' });
  expect(await fieldOf(page, 'Days').inputValue()).toBe(chosen);

  const ofADay = await open(page, 'Day');
  await ofADay.getByRole('button', { name: / 15, 20/ }).dblclick();
  await ofADay.waitFor({ state: 'detached' });
  expect(await fieldOf(page, 'Day').inputValue()).toMatch(/\/15\//);
  expect(await focused(page)).toBe('Day: open the calendar');
});

it('by touch, every mode works in a bottom sheet with large targets, and times can be stepped', async () => {
  const page = await help(onAPhone);
  await chooseInEveryMode(page, tap, async (dialog) => {
    expect(await frameOf(dialog)).toMatchObject({ x: 0, right: 390, bottom: 844 });
    expect(await tooSmall(dialog)).toEqual([]);
  });
  expect(await tooSmall(page.getByRole('region', { name: 'Days' }))).toEqual([]);
  await page.getByRole('checkbox', { name: 'With seconds' }).tap();
  await type(page, 'Date and time', '3/5/2026 11:59:59 am');
  const dialog = await open(page, 'Date and time', tap);
  expect(await tooSmall(dialog)).toEqual([]);
  for (const button of ['Second: later', 'Minute: later', 'Hour: earlier', 'AM or PM, AM'])
    await dialog.getByRole('button', { name: `Time: ${button}` }).tap();
  await applyIn(dialog).tap();
  await expect.poll(() => fieldOf(page, 'Date and time').inputValue()).toBe('03/05/2026, 10:00:00 PM');
});

it.each([
  ['a laptop', { width: 1280, height: 720 }, false],
  ['a short phone', { width: 390, height: 664 }, true],
])('on %s an empty calendar opens completely visible and does not move', async (_, size, touch) => {
  const page = await help(touch ? onAPhone : {});
  await page.setViewportSize(size);
  for (const [field, days] of [
    ['Date and time', [15]],
    ['From and to', [15, 16]],
  ] as const) {
    const dialog = await open(page, field, touch ? tap : click);
    const before = await frameOf(dialog);
    const { bottom } = await frameOf(applyIn(dialog));
    expect(before.y >= 0 && bottom <= size.height && before.bottom <= size.height).toBe(true);
    for (const day of days)
      await dialog
        .getByRole('button', { name: new RegExp(` ${day}, 20`) })
        .first()
        .click();
    expect(await frameOf(dialog)).toEqual(before);
    await applyIn(dialog).click();
    await dialog.waitFor({ state: 'detached' });
  }
});

it('an open calendar stays inside the window when it shrinks', async () => {
  const page = await help();
  const dialog = await open(page, 'From and to');
  for (const [width, height] of [
    [800, 600],
    [320, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await frameOf(dialog)).right).toBeLessThanOrEqual(width);
    const hidden = () =>
      dialog.evaluate((popUp) => [popUp.scrollWidth - popUp.clientWidth, popUp.scrollHeight - popUp.clientHeight]);
    await expect.poll(hidden).toEqual([0, 0]);
  }
});

it('in forced colours the chosen days look different from the others', async () => {
  const page = await help();
  await page.emulateMedia({ forcedColors: 'active' });
  await type(page, 'From and to', '3/5/2026 - 3/9');
  const dialog = await open(page, 'From and to');
  const looks = await Promise.all(
    [3, 5, 6].map((day) =>
      dayIn(dialog, day).evaluate((button) => {
        const { backgroundColor, borderTopStyle } = getComputedStyle(button);
        return `${backgroundColor} ${borderTopStyle}`;
      }),
    ),
  );
  expect(new Set(looks).size).toBe(3);
});

it('by keyboard, days and times can be chosen, Escape keeps the old value, and the focus returns', async () => {
  const page = await help();
  await type(page, 'Day', '3/5/2026');
  await calendarOf(page, 'Day').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toContain('March 5, 2026');
  for (const [key, day] of [
    ['ArrowDown', 'March 12'],
    ['ArrowLeft', 'March 11'],
    ['Home', 'March 8'],
    ['End', 'March 14'],
    ['PageDown', 'April 14'],
    ['PageUp', 'March 14'],
    ['Shift+PageDown', 'March 14, 2027'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toContain(day);
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => valueOf(page, 'A day')).toBe('2027-03-14');
  expect(await focused(page)).toBe('Day: open the calendar');

  await page.getByRole('textbox', { name: 'Minute step' }).fill('15');
  await type(page, 'Date and time', '3/5/2026 11:45 pm');
  const dialog = await open(page, 'Date and time');
  await dialog.getByRole('spinbutton', { name: 'Time: Minute' }).press('ArrowUp');
  await dialog.getByRole('spinbutton', { name: 'Time: Hour' }).focus();
  await page.keyboard.type('9');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('8');
  await page.keyboard.press('ArrowUp');
  await applyIn(dialog).press('Enter');
  await expect.poll(() => fieldOf(page, 'Date and time').inputValue()).toBe('03/05/2026, 09:00 PM');
  await open(page, 'Date and time');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await fieldOf(page, 'Date and time').inputValue()).toBe('03/05/2026, 09:00 PM');
  expect(await focused(page)).toBe('Date and time: open the calendar');
});

it('by keyboard, the focus stays on the next-month button at the last month', async () => {
  const page = await help();
  await page.getByRole('checkbox', { name: 'Only the next 90 days' }).check();
  const dialog = await open(page, 'Date and time');
  const next = dialog.getByRole('button', { name: 'Next month' });
  for (let months = 0; months < 5; months += 1) await next.press('Enter');
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  expect(await focused(page)).toBe('Next month');
});

it('a calendar that fails to load is reported, and opens on retry', async () => {
  const script = /\/assets\/DatePopUp-[^/]+\.js/;
  const page = await help({
    expects: [/ERR_FAILED/],
    prepare: (blank) => blank.route(script, (route) => route.abort()),
  });
  const message = page.getByText('The calendar could not be loaded, but the date can be typed.');
  await type(page, 'From and to', 'next tuesday');
  await page.getByText('This is not a valid date.').waitFor();
  await calendarOf(page, 'Day').click();
  await calendarOf(page, 'Date and time').click();
  await expect.poll(() => message.count()).toBe(2);
  await expectAccessible(page);
  await page.unroute(script);
  await fieldOf(page, 'Day').focus();
  await expect.poll(() => message.count()).toBe(1);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog', { name: 'Date and time' }).waitFor();
});

it('in a company of a country that writes the day first, a date is read so, told in words, and the week begins on Monday', async () => {
  const page = await visit(hosts.greenFleet, '/ui/vehicles?q=RV-0', { as: demoAccounts.greenFleet });
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const file = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a paper') };
  await page.getByLabel('Add a paper').setInputFiles(file);
  const field = fieldOf(page, 'Expiry date (optional)').or(fieldOf(page, 'Expiry date'));
  await field.pressSequentially('5/6/2027');
  await page.getByText(/^Sat,? 5 Jun 2027/).waitFor();
  await field.blur();
  await expect.poll(() => field.inputValue()).toBe('05/06/2027');
  const dialog = await open(page, 'Expiry date');
  expect(await dialog.locator('th').first().getAttribute('aria-label')).toBe('Monday');
  await expectAccessible(page);
});
