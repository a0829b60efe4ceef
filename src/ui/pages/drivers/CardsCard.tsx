import { expiryCompliance } from '../../../domain/compliance/expiryCompliance.ts';
import type { DriverCard } from '../../../domain/driver/DriverCard.ts';
import { Card } from '../../components/Card.tsx';
import { ComplianceBadge } from '../../components/documents/ComplianceBadge.tsx';
import { ExpiryNote } from '../../components/documents/ExpiryNote.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useSought } from '../../components/useSought.ts';
import { useToday } from '../../hooks/useToday.ts';
import styles from './DriverDetail.module.css';

/** The cards a driver holds beside the licence. */
export const CardsCard = ({ cards }: { readonly cards: readonly DriverCard[] }) => {
  const { detail } = useAdminTexts().drivers;
  return (
    <Card title={detail.cards}>
      {cards.length === 0 && <p className={styles.text}>{detail.noCards}</p>}
      <ul>
        {cards.map((card) => (
          <HeldCard key={card.type} card={card} />
        ))}
      </ul>
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
