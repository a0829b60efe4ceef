import { describe, expect, it } from 'vitest';
import { separateSelector } from '../../scripts/separateSelectors.ts';

describe('selectors that end in one of several', () => {
  it.each([
    ['.table :is(th, td)', ['.table th', '.table td']],
    [':is(h2, h3)', ['h2', 'h3']],
    ['.title > :is(h1, h2)', ['.title > h1', '.title > h2']],
    ['td :is(.main, .alone)', ['td .main', 'td .alone']],
    ['.name :is(a, button):focus-visible', ['.name a:focus-visible', '.name button:focus-visible']],
    [
      '.table :is(th, td):not(:first-child, :last-child)',
      ['.table th:not(:first-child, :last-child)', '.table td:not(:first-child, :last-child)'],
    ],
    ['.row > :is(th, td):last-child::after', ['.row > th:last-child::after', '.row > td:last-child::after']],
    [':is(ul, div):has(> .row, > li > .row)', ['ul:has(> .row, > li > .row)', 'div:has(> .row, > li > .row)']],
    [
      '.frame :is(.tools, .fold) > :is(a, button)',
      ['.frame :is(.tools, .fold) > a', '.frame :is(.tools, .fold) > button'],
    ],
  ])('%s are written apart', (selector, apart) => {
    expect(separateSelector(selector)).toEqual(apart);
  });

  it.each([
    '.table th',
    // Looked up by its class.
    ".badge:is([data-tone='warning'], [data-tone='bad'])",
    // A class weighs more than an element, and with the element the whole would weigh less.
    '.row :is(a, button[data-trip])',
    '.row :is(.name, td)',
    ':is(.main, .alone) time',
    '.row > :is(.tools, .fold) > span > button',
    ':root:has(:is(a, button):active) .once-released',
    'tr:is(:hover, :focus-within) .star',
    'button:not(:is(a, b))',
  ])('%s stays as it is', (selector) => {
    expect(separateSelector(selector)).toEqual([selector]);
  });
});
