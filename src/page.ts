import 'reflect-metadata/lite';
import { createElement } from 'react';
import { isDownloadPath } from './domain/access/isDownloadPath.ts';
import { opensSignIn } from './domain/access/opensSignIn.ts';
import { queryOf } from './domain/access/queryOf.ts';
import { routes } from './domain/access/routes.ts';
import type { Audience } from './domain/audience/Audience.ts';
import { audienceOf } from './domain/audience/audienceOf.ts';
import { brandFor } from './domain/brand/brandFor.ts';
import { neutralBrand } from './domain/brand/neutralBrand.ts';
import { decodePayload } from './domain/payload/decodePayload.ts';
import { neutralSettings } from './infrastructure/config/neutralSettings.ts';
import { readSettings } from './infrastructure/config/readSettings.ts';
import { createPageContainer, type PageVisit } from './infrastructure/container/createPageContainer.ts';
import { renderMarkup } from './renderMarkup.tsx';
import { isTrackingPath } from './domain/tracking/isTrackingPath.ts';
import { AuthenticationArea } from './ui/rooms/account/AuthenticationArea.tsx';
import { DownloadAppPage } from './ui/rooms/download/DownloadAppPage.tsx';
import type { LazyPart } from './ui/shared/loading/lazyPart.ts';
import { DownloadTexts } from './ui/shared/texts/download/DownloadTexts.ts';
import { enUS as downloadTexts } from './ui/shared/texts/download/enUS.ts';
import { enUS as texts } from './ui/shared/texts/enUS.ts';
import { Texts } from './ui/shared/texts/Texts.ts';
import { brandStyle } from './ui/theme/brandStyle.ts';
import { dressInBrand } from './ui/theme/dressInBrand.ts';
import { downloadStyles, dressPage } from './ui/theme/dressPage.ts';

const signedOut = { token: undefined, user: undefined };
const silent = { warn: () => {} };
const noPages: LazyPart = { Part: () => null, preload: async () => {} };
const SignIn = () => createElement(AuthenticationArea, { pages: noPages });

/** A host of each audience, without a brand. */
const hosts = { fleet: 'fleet.localhost', office: 'office.localhost' } satisfies Record<Audience, string>;

const signInFor = (audience: Audience): Promise<string> => {
  const visit = { origin: '', host: hosts[audience], path: routes.signIn, userAgent: '' };
  const container = createPageContainer(visit, neutralSettings, silent);
  container.bind(Texts).toConstantValue(texts);
  return renderMarkup(container, visit.path, 'authentication', SignIn);
};

/** What the build puts into the page: the sign-in form for each audience, and the neutral look. */
export const pageParts = async () => ({
  style: brandStyle(neutralBrand),
  signIn: { fleet: await signInFor('fleet'), office: await signInFor('office') },
});

/** Whether an address shows the download page, and does nothing else first. */
const showsDownload = (path: string): boolean => {
  const query = new URLSearchParams(queryOf(path));
  if (!isDownloadPath(path) || query.has('returnUrl')) return false;
  return query.getAll('payload').every((payload) => decodePayload(payload)?.token === undefined);
};

/**
 * The built page as a server sends it: in the brand that `config` has for the host, and with the download page in it
 * where that is asked for. `styles` are those which that adds, for the content policy.
 */
export const pageFor = async (
  html: string,
  { config, ...visit }: PageVisit & { readonly config: unknown },
): Promise<{ readonly html: string; readonly styles: readonly string[] }> => {
  const settings = readSettings(config, silent);
  const { brand } = brandFor(settings.brands, visit.host);
  const style = brandStyle(brand);
  if (isTrackingPath(visit.path)) return { html: dressInBrand(html, brand), styles: [style] };
  const audience = audienceOf(visit.host);
  if (!showsDownload(visit.path)) {
    const holds = opensSignIn(visit.path, signedOut) ? 'sign-in' : undefined;
    return { html: dressPage(html, { brand, audience, holds }), styles: [style] };
  }
  const container = createPageContainer(visit, settings, silent);
  container.bind(Texts).toConstantValue(texts);
  container.bind(DownloadTexts).toConstantValue(downloadTexts);
  const download = await renderMarkup(container, visit.path, 'download', DownloadAppPage);
  return { html: dressPage(html, { brand, audience, holds: { download } }), styles: [style, ...downloadStyles(html)] };
};
