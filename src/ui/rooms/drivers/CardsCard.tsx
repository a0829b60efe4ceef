import { expiryCompliance } from '../../../domain/paper/expiryCompliance.ts';
import type { DriverCard } from '../../../domain/driver/DriverCard.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { ExpiryNote } from '../../components/papers/ExpiryNote.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useSought } from '../../components/useSought.ts';
import { useToday } from '../../shared/useToday.ts';
import styles from './DriverDetail.module.css';

interface CardsCardProps {
  readonly cards: readonly DriverCard[];
  /** Where the driver is changed; undefined for whoever only reads. */
  readonly editPath: string | undefined;
}

/** The cards a driver holds beside the licence, and the way to change them where one is ending or over. */
export const CardsCard = ({ cards, editPath }: CardsCardProps) => {
  const { detail } = useAdminTexts().drivers;
  const today = useToday();
  const isEnding = cards.some(({ expiresOn }) => expiryCompliance(expiresOn, today) !== 'valid');
  return (
    <Card title={detail.cards}>
      {cards.length === 0 && <p className={styles.text}>{detail.noCards}</p>}
      <ul>
        {cards.map((card) => (
          <HeldCard key={card.type} card={card} />
        ))}
      </ul>
      {editPath !== undefined && isEnding && (
        <p className={styles.way}>
          <ButtonRoute variant="secondary" to={`${editPath}#cards`}>
            {detail.changeCards}
          </ButtonRoute>
        </p>
      )}
    </Card>
  );
};

const HeldCard = ({ card: { type, number, expiresOn } }: { readonly card: DriverCard }) => {
  const { detail, card: names } = useAdminTexts().drivers;
  const locale = useLocale();
  const today = useToday();
  const line = useSought<HTMLLIElement>(type);
  return (
    <li ref={line} className={styles.card}>
      <div className={styles.cardHead}>
        <strong>{names[type]}</strong>
        <ComplianceBadge compliance={expiryCompliance(expiresOn, today)} />
      </div>
      <span className={styles.number}>{number ?? detail.noNumber}</span>
      <ExpiryNote expiresOn={expiresOn} today={today} locale={locale} />
    </li>
  );
};
