import { Button } from '../../../components/Button.tsx';
import { useLeave } from '../../../shared/leaving/useLeave.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useChooseCompany } from '../../../shared/workplace/useChooseCompany.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './OutboxNote.module.css';
import { useUnsentElsewhere } from './useUnsentElsewhere.ts';

/** What this person kept in their other companies and was not sent: it waits until its company is chosen. */
export const OutboxElsewhere = () => {
  const { elsewhere } = useShipmentTexts().outbox;
  const locale = useLocale();
  const chooseCompany = useChooseCompany();
  const leave = useLeave();
  return useUnsentElsewhere().map(({ company, count }) => (
    <aside key={company.id} className={styles.outbox} aria-label={elsewhere.title(company.name)}>
      <div className={styles.head}>
        <p role="status">{elsewhere.unsent(new Intl.NumberFormat(locale).format(count), count === 1, company.name)}</p>
        <Button variant="secondary" onClick={() => leave(() => chooseCompany(company))}>
          {elsewhere.switchTo(company.name)}
        </Button>
      </div>
    </aside>
  ));
};
