import { useSyncExternalStore } from 'react';
import type { FollowedTracking, TrackingNews } from '../../../application/tracking/followTracking.ts';
import type { Brand } from '../../../domain/brand/Brand.ts';
import { brandImage } from '../../../domain/brand/brandImage.ts';
import { footerLine } from '../../../domain/footer/footerLine.ts';
import { agoText } from './agoText.ts';
import { newsText } from './newsText.ts';
import { TrackingCard } from './TrackingCard.tsx';
import styles from './TrackingPage.module.css';
import { trackingTexts } from './trackingTextsEnUS.ts';

interface TrackingPageProps {
  readonly followed: FollowedTracking;
  readonly brand: Brand;
  readonly locale: string;
  readonly year: number;
}

const Freshness = ({ news: { reading, online }, locale }: { readonly news: TrackingNews; readonly locale: string }) => {
  if (reading.kind !== 'found') return null;
  const ago = agoText(reading.ageMs, locale);
  if (!online) return <p data-tone="warning">{trackingTexts.offline(ago)}</p>;
  if (reading.isStale) return <p data-tone="warning">{trackingTexts.stale(ago)}</p>;
  return (
    <p>
      {trackingTexts.updated(ago)} <span className={styles.live}>{trackingTexts.live}</span>
    </p>
  );
};

const Told = ({ news, onTryAgain, locale }: { news: TrackingNews; onTryAgain: () => void; locale: string }) => {
  const { reading } = news;
  if (reading.kind === 'found') {
    return <TrackingCard tracking={reading.tracking} ageMs={reading.ageMs} locale={locale} />;
  }
  if (reading.kind === 'reading') {
    return (
      <div className={styles.waiting} aria-busy="true">
        <h1>{trackingTexts.reading}</h1>
        <span />
        <span />
        <span />
      </div>
    );
  }
  const isGone = reading.kind === 'gone';
  return (
    <div className={styles.dead}>
      <h1>{isGone ? trackingTexts.gone : trackingTexts.unread}</h1>
      <p>{isGone ? trackingTexts.goneHint : trackingTexts.unreadHint}</p>
      {!isGone && (
        <button type="button" className={styles.again} onClick={onTryAgain}>
          {trackingTexts.tryAgain}
        </button>
      )}
    </div>
  );
};

/** The public page of a tracking link, for whoever waits for a shipment. */
export const TrackingPage = ({ followed, brand, locale, year }: TrackingPageProps) => {
  const news = useSyncExternalStore(followed.onChange, followed.news);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <img src={brandImage(brand, 'logo-inverse.svg')} alt={brand.name ?? ''} height={32} />
      </header>
      <main className={styles.card}>
        <Told news={news} onTryAgain={followed.ask} locale={locale} />
        <div className={styles.freshness}>
          <Freshness news={news} locale={locale} />
        </div>
        <p role="status" className="visually-hidden">
          {newsText(news)}
        </p>
      </main>
      <footer className={styles.footer}>{footerLine(brand.name, year)}</footer>
    </div>
  );
};
