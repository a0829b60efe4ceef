import type { StatementRecord } from '../../../../domain/statement/Statement.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { PartnerFailure } from '../../../shared/edi/PartnerFailure.tsx';
import { ScacField } from '../../../shared/edi/ScacField.tsx';
import { usePartnerOfCompany } from '../../../shared/edi/usePartnerOfCompany.ts';
import styles from '../Statement.module.css';
import { useStatementTexts } from '../useStatementTexts.ts';
import { useInvoiceExport } from './useInvoiceExport.ts';

/** A statement as an invoice for the other side's systems, once it is issued. */
export const EdiInvoiceCard = ({ statement }: { readonly statement: StatementRecord }) => {
  const { edi: words } = useStatementTexts();
  const partner = usePartnerOfCompany(statement.shipper.name);
  const { scac, told, pending, save } = useInvoiceExport(statement, partner.partner);
  const changed = typeof told === 'string' ? words.trouble[told] : told.length > 0 && words.changed(told.join(', '));
  if (statement.status === 'draft') {
    return (
      <Card title={words.title}>
        <p className={styles.foot}>{words.trouble.not_issued}</p>
      </Card>
    );
  }
  return (
    <Card title={words.title}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p className={styles.muted}>{words.lead}</p>
        <ScacField words={words.scac} scac={scac} />
        {partner.partner && <p className={styles.muted}>{words.addressed(partner.partner.address.id)}</p>}
        <PartnerFailure of={partner} />
        {partner.isKnown && (
          <div className={styles.ways}>
            <Button type="submit" variant="secondary" busy={pending}>
              {words.export}
            </Button>
          </div>
        )}
        <p role="status" className={styles.told}>
          {changed}
        </p>
      </form>
    </Card>
  );
};
