import { createRoot } from 'react-dom/client';
import { followTracking } from './application/tracking/followTracking.ts';
import { brandFor } from './domain/brand/brandFor.ts';
import { ownField } from './domain/outside/ownField.ts';
import { ownText } from './domain/outside/ownText.ts';
import { codeIn } from './domain/tracking/codeIn.ts';
import { BrowserClock } from './infrastructure/browser/BrowserClock.ts';
import { BrowserConnectivity } from './infrastructure/browser/BrowserConnectivity.ts';
import { BrowserSight } from './infrastructure/browser/BrowserSight.ts';
import { readerLocale } from './infrastructure/browser/readerLocale.ts';
import { configuration } from './infrastructure/config/configuration.ts';
import { FetchTrackedShipments } from './infrastructure/http/tracking/FetchTrackedShipments.ts';
import { newsText } from './ui/rooms/tracking/newsText.ts';
import { TrackingPage } from './ui/rooms/tracking/TrackingPage.tsx';
import { paintBrand } from './ui/theme/paintBrand.ts';
import './ui/theme/tokens.css';
import './ui/theme/base.css';

/** The page of a tracking link: joins it by hand, because the application and its container would be many times as big. */
const start = async (root: HTMLElement): Promise<void> => {
  const clock = new BrowserClock();
  const shipments = new FetchTrackedShipments(
    configuration.then((config) => ownText(ownField(config, 'services'), 'shipments')?.replace(/\/+$/, '') ?? ''),
  );
  const world = { shipments, clock, connectivity: new BrowserConnectivity(), sight: new BrowserSight() };
  const followed = followTracking(world, codeIn(window.location.pathname));
  const { brand } = brandFor(Object(ownField(await configuration, 'brands')), window.location.host);
  paintBrand(brand);
  const name = () => void (document.title = [newsText(followed.news()), brand.name].filter(Boolean).join(' · '));
  followed.onChange(name);
  name();
  const year = new Date(clock.now()).getFullYear();
  createRoot(root).render(<TrackingPage followed={followed} brand={brand} locale={readerLocale()} year={year} />);
};

const root = document.getElementById('root');
if (root) void start(root);
