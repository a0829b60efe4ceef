import { Outbox } from '../../../../application/outbox/Outbox.ts';
import { holdsWork } from '../../../../domain/outbox/holdsWork.ts';
import { Button } from '../../../components/Button.tsx';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useLeave } from '../../../shared/leaving/useLeave.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useObserved } from '../../../shared/useObserved.ts';
import { useSession } from '../../../shared/useSession.ts';
import { useChooseCompany } from '../../../shared/workplace/useChooseCompany.ts';
import { useWorkplace } from '../../../shared/workplace/useWorkplace.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './OutboxNote.module.css';

/** What this person kept in their other companies and was not sent: it waits until its company is chosen. */
export const OutboxElsewhere = () => {
  const { elsewhere } = useShipmentTexts().outbox;
  const locale = useLocale();
  const chooseCompany = useChooseCompany();
  const leave = useLeave();
  const { others } = useWorkplace();
  const { user } = useSession();
  const entries = useObserved(useInjection(Outbox), (port) => port.list());
  return others.map((company) => {
    const count = entries.filter(
      (entry) => entry.userId === user?.id && entry.companyId === company.id && holdsWork(entry),
    ).length;
    if (count === 0) return null;
    return (
      <aside key={company.id} className={styles.outbox} aria-label={elsewhere.title(company.name)}>
        <div className={styles.head}>
          <p role="status">
            {elsewhere.unsent(new Intl.NumberFormat(locale).format(count), count === 1, company.name)}
          </p>
          <Button variant="secondary" onClick={() => leave(() => chooseCompany(company))}>
            {elsewhere.switchTo(company.name)}
          </Button>
        </div>
      </aside>
    );
  });
};
