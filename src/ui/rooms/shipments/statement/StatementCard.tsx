import { Link } from 'react-router-dom';
import { StatementRegister } from '../../../../application/statements/StatementRegister.ts';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import { cancellationFee } from '../../../../domain/shipment/cancellationFee.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Card } from '../../../components/Card.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useReading } from '../../../shared/useReading.ts';
import styles from '../ShipmentCards.module.css';
import { useFolded } from '../useFolded.ts';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** What a shipment costs that completed or was canceled for a fee, where its statement stands, and the way to it. Nothing before. */
export const StatementCard = ({ shipment }: { readonly shipment: ShipmentRecord }) => {
  const { id, status, terms } = shipment;
  const { statement: words } = useShipmentTexts();
  const { notGiven } = useAdminTexts();
  const locale = useLocale();
  const money = useMoneyText();
  const side = useOwnSide();
  const owesFee = cancellationFee(useFolded(shipment).cancelled, terms) > 0;
  const { data } = useReading({
    port: StatementRegister,
    key: ['statements', 'one', id],
    read: status === 'completed' || owesFee ? (from, signal) => from.read(id, signal) : undefined,
  });
  if (!data) return null;
  const { invoice, dueOn, currency, sums } = data;
  const isFeeToIssue = owesFee && data.status === 'draft' && side === 'carrier';
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Card title={words.title} aside={<Link to={recordPath('statements', id)}>{words.open}</Link>}>
      <p className={styles.text}>{isFeeToIssue ? words.feeToIssue : words.stands[data.status][side]}</p>
      <FactList
        variant="rows"
        none={notGiven}
        facts={[
          ...(owesFee ? [{ title: words.fee, value: money({ amountMinor: sums.feeMinor, currency }) }] : []),
          { title: words.total, value: money({ amountMinor: sums.totalMinor, currency }) },
          ...(invoice === undefined ? [] : [{ title: words.invoice, value: invoice }]),
          ...(dueOn === undefined ? [] : [{ title: words.due, value: day.format(new Date(`${dueOn}T00:00:00Z`)) }]),
        ]}
      />
    </Card>
  );
};
