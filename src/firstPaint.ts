import { brandFor } from './domain/brand/brandFor.ts';
import { brandImage } from './domain/brand/brandImage.ts';
import { neutralBrand } from './domain/brand/neutralBrand.ts';
import { ownField } from './domain/outside/ownField.ts';
import { ownText } from './domain/outside/ownText.ts';
import { earlyForm } from './infrastructure/browser/earlyForm.ts';
import { BrowserPageReload } from './infrastructure/browser/BrowserPageReload.ts';
import { configuration } from './infrastructure/config/configuration.ts';
import { brandCompaniesPath } from './infrastructure/http/company/brandCompaniesPath.ts';
import { nextFrame } from './ui/shared/loading/nextFrame.ts';
import { paintBrand } from './ui/theme/paintBrand.ts';

/** Applies the host's brand to what arrived with the page, while the application loads. */
const paintSkeleton = async (): Promise<void> => {
  const brands = Object(ownField(await configuration, 'brands'));
  const { brand } = brandFor(brands, window.location.host);
  paintBrand(brand);
  const phone = document.querySelector<HTMLImageElement>('[data-start="download"] .start-stage img');
  if (phone) phone.src = brandImage(brand, 'phone.svg');
  const neutralLogo = brandImage(neutralBrand, 'logo-inverse.svg');
  const logo = document.querySelector<HTMLImageElement>(`#root img[src="${neutralLogo}"]`);
  if (logo) logo.src = brandImage(brand, 'logo-inverse.svg');
};

/** Reloads once if the application cannot be loaded, then shows an error instead of the skeleton. */
const startApplication = async (root: HTMLElement): Promise<void> => {
  // Scripts from the cache would run before the form that arrived with the page is painted.
  if (document.documentElement.dataset[earlyForm.mark] !== undefined) await nextFrame();
  try {
    const [{ start }] = await Promise.all([import('./main.tsx'), import('./ui/app/renderInto.ts')]);
    await start(root);
  } catch (error) {
    if (new BrowserPageReload().oncePerBuild(import.meta.url)) return;
    root.hidden = true;
    const said = document.querySelector('#not-started');
    said?.setAttribute('role', 'main');
    said?.removeAttribute('hidden');
    throw error;
  }
};

/** Starts the companies request of the first screen early; the application finds it in the preload cache. */
const fetchAhead = async (): Promise<void> => {
  const services = ownField(await configuration, 'services');
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  link.href = `${ownText(services, 'companies') ?? ''}${brandCompaniesPath}`;
  document.head.append(link);
};

if (/^\/download-app\/?$/.test(window.location.pathname)) document.documentElement.dataset['start'] = 'download';
void fetchAhead();
void paintSkeleton();
const root = document.getElementById('root');
if (root) void startApplication(root);
