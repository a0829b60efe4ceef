import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import { Refusal } from '../../../services/web/Refusal.ts';
import { refuseForeignPages } from '../../../services/web/refuseForeignPages.ts';

const app = new Hono<AppEnv>();
app.onError((error, c) => c.body(null, error instanceof Refusal ? error.status : 500));
app.use(refuseForeignPages({ corsOrigins: ['https://app.carrier.example'] }));
app.all('*', (c) => c.text('mailed'));

const statusFor = async (headers: Record<string, string>, method = 'GET') =>
  (await app.request('http://fleet.example/api/v1/otp', { method, headers: { Host: 'fleet.example', ...headers } }))
    .status;

describe('a call that sends mail is answered', () => {
  it.each<[string, Record<string, string>]>([
    ['a script of the page', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' }],
    ['a program', {}],
    ['a browser that tells only its origin', { Origin: 'https://fleet.example' }],
    [
      'an allowed origin',
      { Origin: 'https://app.carrier.example', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'empty' },
    ],
  ])('for %s', async (_, headers) => {
    expect(await statusFor(headers)).toBe(200);
  });
});

describe('a call that sends mail is refused', () => {
  it.each<[string, Record<string, string>, string?]>([
    ['HEAD', {}, 'HEAD'],
    ['a prefetch', { 'Sec-Purpose': 'prefetch', 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' }],
    ['a prerendered page', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an old prefetch', { Purpose: 'prefetch' }],
    ['the prefetch of an old Firefox', { 'X-Moz': 'prefetch' }],
    ['a link in a mail', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' }],
    ['an image', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'image' }],
    ['a script of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'empty' }],
    ['a script of another host of the site', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Dest': 'empty' }],
    ['the form of another site', { Origin: 'https://evil.example' }, 'POST'],
    ['a form without an origin', { Origin: 'null' }, 'POST'],
  ])('for %s', async (_, headers, method) => {
    expect(await statusFor(headers, method)).toBe(400);
  });
});
