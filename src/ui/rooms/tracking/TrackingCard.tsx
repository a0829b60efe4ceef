import type { Tracking } from '../../../domain/tracking/Tracking.ts';
import type { TrackingArrival } from '../../../domain/tracking/trackingArrival.ts';
import { trackingView, type Whereabouts } from '../../../domain/tracking/trackingView.ts';
import { agoText } from './agoText.ts';
import { momentText, windowText } from './momentText.ts';
import { StopSteps } from './StopSteps.tsx';
import styles from './TrackingCard.module.css';
import { trackingTexts } from './trackingTextsEnUS.ts';

const whereText = (where: Whereabouts): string => {
  const { whereabouts } = trackingTexts;
  if (where.kind === 'nowhere') return whereabouts.cancelled;
  if (where.kind === 'between') return whereabouts.between(where.from, where.town);
  return whereabouts[where.kind](where.town);
};

const basisText = ({ basis, since }: TrackingArrival): string =>
  basis === 'departure' || basis === 'arrival' ? trackingTexts.basis[basis](since) : trackingTexts.basis[basis];

const Arrival = ({ arrival, locale }: { readonly arrival: TrackingArrival; readonly locale: string }) => {
  const { at, planned, timeZone, town, late } = arrival;
  const window = planned && windowText(planned, timeZone, locale);
  return (
    <div className={styles.arrival} data-late={late}>
      <p className={styles.label}>{at === undefined ? trackingTexts.planned(town) : trackingTexts.expected(town)}</p>
      <p className={styles.when}>{at === undefined ? window : momentText(at, timeZone, locale)}</p>
      {late && <p className={styles.late}>{trackingTexts.late}</p>}
      <p className={styles.why}>{basisText(arrival)}</p>
      {at !== undefined && window && <p className={styles.why}>{trackingTexts.plan(window)}</p>}
    </div>
  );
};

interface TrackingCardProps {
  readonly tracking: Tracking;
  /** Since it was read, in milliseconds. */
  readonly ageMs: number;
  readonly locale: string;
}

/** Where a shipment is, when it is expected and why, and its stops. */
export const TrackingCard = ({ tracking, ageMs, locale }: TrackingCardProps) => {
  const { status, whereabouts, arrival, seen, steps } = trackingView(tracking);
  return (
    <>
      <header className={styles.head} data-status={status}>
        <p className={styles.reference}>
          <bdi>{trackingTexts.reference(tracking.reference)}</bdi>
        </p>
        <h1 className={styles.status}>{trackingTexts.status[status]}</h1>
        <p>{whereText(whereabouts)}</p>
        {seen && (
          <p className={styles.seen}>{trackingTexts.seen(seen.km, seen.town, agoText(seen.ageMs + ageMs, locale))}</p>
        )}
      </header>
      {arrival && <Arrival arrival={arrival} locale={locale} />}
      {steps.length > 0 && (
        <section className={styles.stops} aria-labelledby="stops">
          <h2 id="stops">{trackingTexts.stops}</h2>
          <StopSteps steps={steps} locale={locale} />
          <p className={styles.note}>{trackingTexts.localTimes}</p>
        </section>
      )}
    </>
  );
};
