import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trackedAnswer } from '../../services/tracking/trackedAnswer.ts';
import {
  arrivalBases as basesOfServices,
  trackedStatuses as statusesOfServices,
} from '../../services/tracking/trackedAnswer.ts';
import { readTracking } from '../../src/domain/tracking/readTracking.ts';
import { arrivalBases, trackedStatuses } from '../../src/domain/tracking/Tracking.ts';
import { pageFor } from '../../src/page.ts';
import * as v from 'valibot';
import { asAnswered, aTracking } from '../support/factories/trackingFactory.ts';

const html = readFileSync('track.html', 'utf8').replace('</head>', '<style id="brand">:root{}</style>\n</head>');
const visit = { origin: 'http://a.test', userAgent: 'phone', path: '/track/k3J?x=<script>' };
const brands = {
  'blue.test': { name: 'Blue <b>&"', imageContextPath: 'brands/blue', topBarColor: '#ABCDEF' },
};

it('the page of a tracking link arrives in the brand of its host, and is the same for every code', async () => {
  const page = await pageFor(html, { ...visit, host: 'office.blue.test', config: { brands } });
  expect(page.html).toContain('<title>Blue &lt;b&gt;&amp;&quot;</title>');
  expect(page.html).toContain('href="/brands/blue/favicon.svg"');
  expect(page.html).toContain('#ABCDEF');
  expect(page.html).not.toContain('x=<script>');
  expect(page.html).toContain('<div id="root">');
  const other = await pageFor(html, { ...visit, path: '/track/other', host: 'office.blue.test', config: { brands } });
  expect(other).toEqual(page);
});

it('the page of a tracking link reads all that the service answers', () => {
  const answered = asAnswered(aTracking());
  expect(v.parse(trackedAnswer, answered)).toEqual(answered);
  expect(readTracking(answered)).toEqual(aTracking());
  expect([trackedStatuses, arrivalBases]).toEqual([statusesOfServices, basesOfServices]);
});
