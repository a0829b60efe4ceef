import type { Decline } from '../../../../domain/request/Decline.ts';
import { Card } from '../../../components/Card.tsx';
import { instantText } from '../../../components/instantText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './DeclinesCard.module.css';

/** Which fleets do not want the load, and why; of the market without their names. */
export const DeclinesCard = ({ declines }: { readonly declines: readonly Decline[] }) => {
  const { declines: words } = useRequestTexts();
  const locale = useLocale();
  if (declines.length === 0) return null;
  return (
    <div className={styles.declines}>
      <Card title={words.title}>
        <ul>
          {declines.map(({ company, reason, note, at }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- fleets of the market have nothing else to tell them apart
            <li key={`${at} ${index}`}>
              <strong>{words.reasons[reason]}</strong>
              {note !== undefined && <span>{note}</span>}
              <span>{company?.name ?? words.unnamed}</span>
              <span>{instantText(at, locale)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
};
