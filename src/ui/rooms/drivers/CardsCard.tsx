import { type CardType, cardTypes } from '../../../domain/driver/CardType.ts';
import type { DriverFacts } from '../../../domain/driver/driverFields.ts';
import { expiryCompliance } from '../../../domain/paper/expiryCompliance.ts';
import { fileKinds } from '../../../domain/paper/fileKinds.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Card } from '../../components/Card.tsx';
import { FileChoice } from '../../components/FileChoice.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { ExpiryNote } from '../../components/papers/ExpiryNote.tsx';
import { useAnchorFocus } from '../../components/useAnchorFocus.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useToday } from '../../shared/useToday.ts';
import styles from './DriverPage.module.css';
import type { RenewWays } from './RenewWays.ts';

interface HeldCard {
  readonly type: CardType;
  readonly number: string | undefined;
  readonly expiresOn: string;
}

interface CardsCardProps {
  readonly cards: DriverFacts['cards'];
  /** Undefined for viewers. */
  readonly ways: RenewWays | undefined;
}

/** The driver's cards; if one is expiring or expired, with ways to file the new one or enter its date. */
export const CardsCard = ({ cards, ways }: CardsCardProps) => {
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
          <CardLine key={card.type} card={card} onRenew={ways?.onRenew} />
        ))}
      </ul>
      {ways && isEnding && (
        <p className={styles.way}>
          <ButtonRoute variant="secondary" to={`${ways.editPath}#cards`}>
            {detail.changeCards}
          </ButtonRoute>
        </p>
      )}
    </Card>
  );
};

interface CardLineProps {
  readonly card: HeldCard;
  readonly onRenew: RenewWays['onRenew'] | undefined;
}

const CardLine = ({ card: { type, number, expiresOn }, onRenew }: CardLineProps) => {
  const { detail, card: names } = useDriverTexts();
  const locale = useLocale();
  const today = useToday();
  const { documents } = useAdminTexts();
  const compliance = expiryCompliance(expiresOn, today);
  const line = useAnchorFocus<HTMLLIElement>(type);
  return (
    <li ref={line} className={styles.card}>
      <div className={styles.cardHead}>
        <strong>{names[type]}</strong>
        <ComplianceBadge compliance={compliance} />
      </div>
      <span className={styles.number}>{number ?? detail.noNumber}</span>
      <ExpiryNote expiresOn={expiresOn} today={today} locale={locale} />
      {onRenew && compliance !== 'valid' && (
        <span>
          <FileChoice
            label={documents.renew}
            name={documents.renewOf(documents.type[type])}
            accept={fileKinds.join()}
            onFile={(file) => onRenew(type, file)}
          />
        </span>
      )}
    </li>
  );
};
