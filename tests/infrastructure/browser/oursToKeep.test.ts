import { expect, it } from 'vitest';
import { oursToKeep } from '../../../src/infrastructure/browser/oursToKeep.ts';

const answer = (type: string, body = '', status = 200): Response =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const redirected = (response: Response): Response => Object.defineProperty(response, 'redirected', { value: true });

const page = '<!doctype html><div id="root" data-arriving></div>';
const signIn = '<!doctype html><h1>Accept the terms of this network</h1>';

it.each([
  ['the page', 'page', answer('text/html; charset=utf-8', page), true],
  ['the page, found by a redirect', 'page', redirected(answer('text/html', page)), false],
  ['a page of somebody else', 'page', answer('text/html', signIn), false],
  ['the page of an error', 'page', answer('text/html', page, 503), false],
  ['the configuration', 'configuration', answer('application/json', '{}'), true],
  ['a page where the configuration belongs', 'configuration', answer('text/html', signIn), false],
  ['a script', 'file', answer('text/javascript', 'export {};'), true],
  ['a typeface', 'file', answer('font/woff2'), true],
  ['a page where a script belongs', 'file', answer('text/html', page), false],
  ['a script that is gone', 'file', answer('text/plain', 'Not found', 404), false],
  ['a file of no type', 'file', new Response(new Uint8Array([1])), true],
  ['a part of a file', 'file', answer('text/javascript', 'exp', 206), false],
] as const)('of what the network answers, %s as %s may be kept or not', async (_, kind, response, isKept) => {
  expect(await oursToKeep[kind](response)).toBe(isKept);
});

it('the page can still be read after it was looked at', async () => {
  const response = answer('text/html', page);
  await oursToKeep.page(response);
  expect(await response.text()).toBe(page);
});
