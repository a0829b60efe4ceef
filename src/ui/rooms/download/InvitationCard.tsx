import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import type { InvitationReading } from './InvitationReading.ts';
import { useDownloadTexts } from './useDownloadTexts.ts';
import { useTexts } from '../../shared/useTexts.ts';
import { CardIcon } from './CardIcon.tsx';
import styles from './InvitationCard.module.css';
import { InvitationOffer } from './InvitationOffer.tsx';
import { OfferSkeleton } from './OfferSkeleton.tsx';
import type { Standing } from './Standing.ts';

interface InvitationCardProps {
  readonly standing: Standing;
  readonly reading: InvitationReading;
  /** The inviting company; undefined while loading. */
  readonly inviter: string | undefined;
  readonly onTryAgain: () => void;
}

/** Who invites and until when, or why the link is dead. Reserves its space while loading, so that nothing shifts. */
export const InvitationCard = ({ standing, reading, inviter, onTryAgain }: InvitationCardProps) => {
  const { product } = useTexts();
  const download = useDownloadTexts();
  const card = useRef<HTMLDivElement>(null);
  if (standing === 'open' && reading.kind === 'none') return null;

  const tryAgain = (): void => {
    card.current?.focus();
    onTryAgain();
  };
  return (
    <div ref={card} role="status" tabIndex={-1} className={styles.card} data-standing={standing}>
      <CardIcon standing={standing} />
      {standing !== 'open' && (
        <div className={styles.words}>
          <p className={styles.title}>{download.standing[standing]}</p>
          <p>{standing === 'accepted' ? download.openApp : download.ask(inviter)}</p>
        </div>
      )}
      {standing === 'open' && reading.kind === 'reading' && <OfferSkeleton />}
      {standing === 'open' && reading.kind === 'found' && <InvitationOffer details={reading.details} />}
      {reading.kind === 'unread' && (
        <div className={styles.words}>
          <p>{download.unread}</p>
          <Button variant="quiet" onClick={tryAgain}>
            {product.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
};
