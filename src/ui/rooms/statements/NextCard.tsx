import { assertNever } from '../../../domain/failure/assertNever.ts';
import { lineMismatch } from '../../../domain/statement/lineMismatch.ts';
import { paymentDue } from '../../../domain/statement/paymentDue.ts';
import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { Card } from '../../components/Card.tsx';
import { ownZone } from '../../components/ownZone.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useNow } from '../../shared/useNow.ts';
import { CarrierActs } from './CarrierActs.tsx';
import styles from './Statement.module.css';
import { ShipperActs } from './ShipperActs.tsx';
import { useDayText } from './useDayText.ts';
import { useLineName } from './useLineName.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useStatementTexts } from './useStatementTexts.ts';

interface NextCardProps {
  readonly statement: StatementRecord;
  readonly mayWrite: boolean;
}

/** Where a statement stands for its side, and what can be done. */
export const NextCard = ({ statement, mayWrite }: NextCardProps) => {
  const { next: words, noMoney } = useStatementTexts();
  const side = useOwnSide();
  return (
    <Card title={words.title}>
      <div className={styles.body}>
        <p>{useStandingText(statement)}</p>
        <MismatchNote statement={statement} />
        {mayWrite && side === 'carrier' && <CarrierActs statement={statement} />}
        {mayWrite && side === 'shipper' && <ShipperActs statement={statement} />}
        <p className={styles.muted}>{noMoney}</p>
      </div>
    </Card>
  );
};

function useStandingText(statement: StatementRecord): string {
  const { status, shipper, carrier, sums, dueOn, paidOn, paymentDays, lines, agreed, isWaitingOpen } = statement;
  const { next: words } = useStatementTexts();
  const dayText = useDayText();
  const side = useOwnSide();
  const now = useNow('minute').getTime();
  const zone = ownZone();
  const due = dayText(dueOn ?? paymentDue(now, paymentDays, zone).dueOn);
  const isFleet = side === 'carrier';
  switch (status) {
    case 'draft':
      return isFleet
        ? `${words.draft[sums.feeMinor > 0 ? 'carrierFee' : 'carrier'](shipper.name)} ${words.dueIfNow(due)}`
        : words.draft.shipper(carrier.name);
    case 'issued':
      return isFleet ? words.issued.carrier(shipper.name) : words.issued.shipper;
    case 'disputed':
      return isFleet ? words.disputed.carrier(shipper.name) : words.disputed.shipper(carrier.name);
    case 'approved':
      if (lineMismatch(lines, agreed)) return words.outdated[side];
      if (isWaitingOpen) return isFleet ? words.waiting.carrier(shipper.name) : words.waiting.shipper;
      return words.approved[side](due);
    case 'paid':
      return isFleet ? words.paid.carrier(shipper.name, dayText(paidOn ?? '')) : words.paid.shipper(carrier.name);
    case 'settled':
      return words.settled(dayText(paidOn ?? ''));
    default:
      return assertNever(status);
  }
}

/** Names the line that is not what was agreed. A draft follows by itself. */
const MismatchNote = ({ statement: { status, lines, agreed, currency } }: Pick<NextCardProps, 'statement'>) => {
  const { next: words } = useStatementTexts();
  const nameOf = useLineName();
  const money = useMoneyText();
  const found = status === 'draft' ? undefined : lineMismatch(lines, agreed);
  const line = found && [...lines, ...agreed].find(({ id }) => id === found.id);
  if (!found || !line) return null;
  const amount = (minor: number | null): string =>
    minor === null ? words.nothing : money({ amountMinor: minor, currency });
  return (
    <p className={styles.caution}>
      {words.mismatch(nameOf(line), amount(found.statedMinor), amount(found.agreedMinor))}
    </p>
  );
};
