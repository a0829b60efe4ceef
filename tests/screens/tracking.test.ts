import { expect, it } from 'vitest';
import { answerWith } from '../support/browser/answerWith.ts';
import { refusal } from '../support/browser/consoleLines.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hosts } from '../support/browser/hosts.ts';
import { openBrowser } from '../support/browser/openBrowser.ts';
import { aStop, asAnswered, aTracking, hoursOn } from '../support/factories/trackingFactory.ts';

const { visit } = openBrowser();

const code = 'k3J0s9XbQw7-_tR2mLp5Ya';
const [essen = aStop()] = aTracking().stops;
const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
const late = { at: hoursOn(9), basis: 'departure', late: true } as const;

const states = [
  [
    'Not picked up yet',
    aTracking({ status: 'not_started', stops: [{ ...essen, departedAt: undefined, arrivedAt: undefined }, aStop()] }),
  ],
  ['On the way', aTracking()],
  [
    'On the way',
    aTracking({ stops: [{ ...essen, town: long }, aStop({ skipped: true }), aStop({ town: long, expected: late })] }),
  ],
  ['Arrived', aTracking({ status: 'arrived', stops: [essen, aStop({ arrivedAt: hoursOn(-1) })] })],
  ['Delivered', aTracking({ status: 'delivered', deliveredAt: hoursOn(-1) })],
  ['Canceled', aTracking({ status: 'cancelled' })],
] as const;

it.each([hosts.greenOffice, hosts.amberFleet])(
  'the page of a tracking link is accessible in every state on %s',
  async (host) => {
    const page = await visit(host, 'about:blank', { viewport: 'phone', expects: [refusal(404), refusal(500)] });
    const open = async (status: number, json: object, heading: string): Promise<void> => {
      await page.unrouteAll();
      await answerWith(page, `/v1/tracking/${code}`, status, json);
      await page.goto(`/track/${code}`);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/track/${code}`);
      await expectAccessible(page);
    };
    for (const [heading, tracking] of states) {
      // oxlint-disable-next-line no-await-in-loop -- one page
      await open(200, { code: 200, data: asAnswered(tracking) }, heading);
    }
    await open(404, { code: 404, message: 'Not found.' }, 'This link does not work');
    await open(500, { code: 500 }, 'We could not look up this shipment');
    await answerWith(page, `/v1/tracking/${code}`, 200, { code: 200, data: asAnswered(aTracking()) });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'On the way' }).waitFor();
  },
);
