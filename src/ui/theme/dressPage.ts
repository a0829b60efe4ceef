import { type Audience } from '../../domain/audience/Audience.ts';
import type { Brand } from '../../domain/brand/Brand.ts';
import { dressInBrand } from './dressInBrand.ts';

/**
 * What the build has left in the page, each on a line of its own: the form, that of the other audience, and the download page's
 * style.
 */
const root = /( *)<div id="root".*<\/div>\n/;
const otherForm = / *<template data-audience="(\w+)">(.*)<\/template>\n/;
const style = / *<template data-style="([^"]*)">(.*)<\/template>\n/g;

/** The styles that only the download page needs. */
export const downloadStyles = (html: string): readonly string[] =>
  [...html.matchAll(style)].map(([, , text = '']) => text);

const withRoot = (html: string, attributes: string, markup: string): string =>
  html.replace(root, () => `    <div id="root" data-arriving${attributes}>${markup}</div>\n`);

const withForm = (html: string, audience: Audience): string => {
  const [, other, markup = ''] = otherForm.exec(html) ?? [];
  if (other !== audience) return html;
  const page = withRoot(html, ' data-holds="sign-in"', markup);
  return page.replace(/(<html[^>]* data-audience=")\w+/, (_, start: string) => start + audience);
};

const withDownload = (html: string, markup: string): string => {
  const links = [...html.matchAll(style)].map(
    ([, file, text]) => `    <style>${text}</style>\n    <link rel="stylesheet" href="${file}" disabled>\n`,
  );
  const page = withRoot(html, ' data-holds="download"', markup);
  return page.replace('  </head>', (end) => links.join('') + end);
};

interface Visit {
  readonly brand: Brand;
  readonly audience: Audience;
  /** The page is for the sign-in form, for this markup of the download page, or for something else. */
  readonly holds: 'sign-in' | { readonly download: string } | undefined;
}

/**
 * Puts what is known of a visit into the built page, which has the neutral brand: the brand, and what is to be shown first. What
 * other visits need is left out.
 */
export const dressPage = (html: string, { brand, audience, holds }: Visit): string => {
  let page = html;
  if (holds === 'sign-in') page = withForm(page, audience);
  else page = holds ? withDownload(page, holds.download) : withRoot(page, '', '');
  return dressInBrand(page.replace(otherForm, '').replaceAll(style, ''), brand);
};
