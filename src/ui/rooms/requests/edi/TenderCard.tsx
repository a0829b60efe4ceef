import { Link } from 'react-router-dom';
import type { FoundTender } from '../../../../application/edi/lookUpTenders.ts';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { Card } from '../../../components/Card.tsx';
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx';
import { FindingList } from '../../../shared/edi/FindingList.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { tenderStanding, type TenderStanding } from './tenderStanding.ts';
import styles from './EdiImportPage.module.css';
import { TenderFacts } from './TenderFacts.tsx';
import { TenderPlaces } from './TenderPlaces.tsx';
import { TenderTroubles } from './TenderTroubles.tsx';
import type { EdiImport } from './useEdiImport.ts';
import { useEdiImportTexts } from './useEdiImportTexts.ts';

const tones = {
  add: 'open',
  change: 'open',
  cancel: 'open',
  none: 'quiet',
  place: 'warning',
  fix: 'warning',
  unread: 'warning',
  done: 'good',
  changed: 'good',
  cancelled: 'good',
  failed: 'warning',
} as const satisfies Record<TenderStanding, Tone>;

interface TenderCardProps {
  readonly run: EdiImport;
  readonly found: FoundTender;
}

/** A load of a file: what it says, what is to be checked, and what becomes of it. */
export const TenderCard = ({ run, found }: TenderCardProps) => {
  const words = useEdiImportTexts();
  const number = new Intl.NumberFormat(useLocale());
  const standing = tenderStanding(run, found);
  const planned = run.plans.get(found.key);
  const outcome = run.outcomes.get(found.key);
  const done = outcome && !outcome.failure ? outcome.output : undefined;
  const reference = found.value?.reference ?? words.noReference;
  const notes = [...found.notes, ...(planned?.notes ?? [])];
  return (
    <Card title={reference} aside={<StatusBadge tone={tones[standing]}>{words.standing[standing]}</StatusBadge>}>
      <div className={styles.body}>
        {planned?.content && <TenderFacts content={planned.content} />}
        {done && <Link to={recordPath('requests', done.id)}>{words.open(done.reference)}</Link>}
        {!done && <TenderTroubles found={found} planned={planned} failure={outcome?.failure} />}
        {!done && <TenderPlaces run={run} found={found} />}
        {notes.length > 0 && <FindingList findings={notes} summary={words.notesOfLoad(number.format(notes.length))} />}
      </div>
    </Card>
  );
};
