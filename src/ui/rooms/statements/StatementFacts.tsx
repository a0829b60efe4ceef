import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { instantText } from '../../components/instantText.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './Statement.module.css';
import { useDayText } from './useDayText.ts';
import { useStatementTexts } from './useStatementTexts.ts';

/** Number, parties, days and payment of a statement. */
export const StatementFacts = ({ statement }: { readonly statement: StatementRecord }) => {
  const { notGiven } = useAdminTexts();
  const { facts: words } = useStatementTexts();
  const locale = useLocale();
  const figure = new Intl.NumberFormat(locale);
  const dayText = useDayText();
  const { invoice, revision, shipper, carrier, issuedAt, paymentDays, dueOn, timeZone, paidOn, paymentReference } =
    statement;
  return (
    <Card title={words.title} aside={<Link to={recordPath('shipments', statement.id)}>{words.shipment}</Link>}>
      <FactList
        variant="rows"
        none={notGiven}
        facts={[
          { title: words.invoice, value: invoice },
          { title: words.carrier, value: carrier.name },
          { title: words.shipper, value: shipper.name },
          { title: words.terms, value: words.days(figure.format(paymentDays)) },
          ...(issuedAt === undefined ? [] : [{ title: words.issued, value: instantText(issuedAt, locale) }]),
          ...(dueOn === undefined ? [] : [{ title: words.due, value: dayText(dueOn) }]),
          ...(paidOn === undefined ? [] : [{ title: words.paidOn, value: dayText(paidOn) }]),
          ...(paymentReference === undefined ? [] : [{ title: words.reference, value: paymentReference }]),
        ]}
      />
      {timeZone !== undefined && (
        <p className={styles.foot}>
          {words.zone(timeZone)}
          {revision > 1 && ` ${words.revision(figure.format(revision))}.`}
        </p>
      )}
    </Card>
  );
};
