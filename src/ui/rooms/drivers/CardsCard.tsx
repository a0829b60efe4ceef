import { type CardType, cardTypes } from '../../../domain/driver/CardType.ts';
import type { DriverFacts } from '../../../domain/driver/driverFields.ts';
import { expiryCompliance } from '../../../domain/paper/expiryCompliance.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { ExpiryNote } from '../../components/papers/ExpiryNote.tsx';
import { useAnchorFocus } from '../../components/useAnchorFocus.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useToday } from '../../shared/useToday.ts';
import styles from './DriverPage.module.css';

interface HeldCard {
  readonly type: CardType;
  readonly number: string | undefined;
  readonly expiresOn: string;
}

interface CardsCardProps {
  readonly cards: DriverFacts['cards'];
  /** Path of the form; undefined for viewers. */
  readonly editPath: string | undefined;
}

/** The driver's cards, with a link to the form if one is expiring or expired. */
export const CardsCard = ({ cards, editPath }: CardsCardProps) => {
  const { detail } = useDriverTexts();
  const today = useToday();
  const held = cardTypes.flatMap((type): readonly HeldCard[] => {
    const card = cards[type];
    return card ? [{ type, ...card }] : [];
  });
  const isEnding = held.some(({ expiresOn }) => expiryCompliance(expiresOn, today) !== 'valid');
  return (
    <Card title={detail.cards}>
      {held.length === 0 && <p className={styles.text}>{detail.noCards}</p>}
      <ul>
        {held.map((card) => (
          <CardLine key={card.type} card={card} />
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

const CardLine = ({ card: { type, number, expiresOn } }: { readonly card: HeldCard }) => {
  const { detail, card: names } = useDriverTexts();
  const locale = useLocale();
  const today = useToday();
  const line = useAnchorFocus<HTMLLIElement>(type);
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
