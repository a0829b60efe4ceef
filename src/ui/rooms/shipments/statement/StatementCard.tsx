import { Link } from 'react-router-dom';
import { StatementRegister } from '../../../../application/statements/StatementRegister.ts';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Card } from '../../../components/Card.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useReading } from '../../../shared/useReading.ts';
import styles from '../ShipmentCards.module.css';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** What a completed shipment costs and where its statement stands, with the way to it. Nothing before there is one. */
export const StatementCard = ({ shipment: { id, status } }: { readonly shipment: ShipmentRecord }) => {
  const { statement: words } = useShipmentTexts();
  const { notGiven } = useAdminTexts();
  const locale = useLocale();
  const money = useMoneyText();
  const side = useOwnSide();
  const { data } = useReading({
    port: StatementRegister,
    key: ['statements', 'one', id],
    read: status === 'completed' ? (from, signal) => from.read(id, signal) : undefined,
  });
  if (!data) return null;
  const { invoice, dueOn, currency, sums } = data;
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Card title={words.title} aside={<Link to={recordPath('statements', id)}>{words.open}</Link>}>
      <p className={styles.text}>{words.stands[data.status][side]}</p>
      <FactList
        variant="rows"
        none={notGiven}
        facts={[
          { title: words.total, value: money({ amountMinor: sums.totalMinor, currency }) },
          ...(invoice === undefined ? [] : [{ title: words.invoice, value: invoice }]),
          ...(dueOn === undefined ? [] : [{ title: words.due, value: day.format(new Date(`${dueOn}T00:00:00Z`)) }]),
        ]}
      />
    </Card>
  );
};
