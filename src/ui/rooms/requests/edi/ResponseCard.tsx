import { Link } from 'react-router-dom';
import type { FoundResponse } from '../../../../application/edi/lookUpResponses.ts';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import { Card } from '../../../components/Card.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { FindingList } from '../../../shared/edi/FindingList.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import styles from './EdiImportPage.module.css';
import { useEdiImportTexts } from './useEdiImportTexts.ts';

const tones = { accept: 'good', decline: 'warning', unread: 'warning' } as const;

/** How a carrier responds to a tender. It is shown, and changes nothing: a load is awarded by its offers. */
export const ResponseCard = ({ response }: { readonly response: FoundResponse }) => {
  const { response: words, noReference } = useEdiImportTexts();
  const locale = useLocale();
  const { value, errors, notes, existing } = response;
  const standing = value?.action ?? 'unread';
  const day = value && dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(value.day));
  return (
    <Card
      title={value?.reference ?? noReference}
      aside={<StatusBadge tone={tones[standing]}>{words.standing[standing]}</StatusBadge>}
    >
      <div className={styles.body}>
        {errors.length > 0 && <FindingList findings={errors} tone="bad" />}
        {value && day !== undefined && (
          <p>
            {words.said[value.action](value.scac, day)} {value.carrierReference && words.number(value.carrierReference)}{' '}
            {value.reasons.length > 0 && words.because(value.reasons.join(' '))}
          </p>
        )}
        {value && (
          <p className={styles.note}>
            {existing ? (
              <>
                {words.shownOnly} <Link to={recordPath('requests', existing.id)}>{words.open}</Link>
              </>
            ) : (
              words.unknown(value.reference)
            )}
          </p>
        )}
        {notes.length > 0 && <FindingList findings={notes} />}
      </div>
    </Card>
  );
};
