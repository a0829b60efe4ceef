import type { FoundTender } from '../../../../application/edi/lookUpTenders.ts';
import type { PlannedTender } from '../../../../domain/edi/tender/planTender.ts';
import type { Failure } from '../../../../domain/failure/Failure.ts';
import { FindingList } from '../../../shared/edi/FindingList.tsx';
import styles from './EdiImportPage.module.css';
import { useTroubleTexts } from './useTroubleTexts.ts';

interface TenderTroublesProps {
  readonly found: FoundTender;
  readonly planned: PlannedTender | undefined;
  /** Why it was not carried out. */
  readonly failure: Failure | undefined;
}

/** Everything that keeps a load of a file from being carried out. */
export const TenderTroubles = ({ found, planned, failure }: TenderTroublesProps) => {
  const texts = useTroubleTexts()(planned?.plan, failure);
  if (found.errors.length > 0) return <FindingList findings={found.errors} tone="bad" />;
  if (texts.length === 0) return null;
  const isBad = planned?.plan.step !== 'none';
  return (
    <ul className={styles.troubles} data-bad={isBad || undefined}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};
