import type { EdiFinding } from '../../../domain/edi/EdiFinding.ts';
import styles from './FindingList.module.css';
import { useFindingText } from './useFindingText.ts';

interface FindingListProps {
  readonly findings: readonly EdiFinding[];
  /** `bad` for what refuses something. */
  readonly tone?: 'bad';
  /** Folds the list behind these words. */
  readonly summary?: string | undefined;
}

/** More are not read by anybody before the first are mended. */
const mostShown = 50;

/** What is to be said about a file, one line each. */
export const FindingList = ({ findings, tone, summary }: FindingListProps) => {
  const textOf = useFindingText();
  const list = (
    <ul className={styles.list} data-tone={tone}>
      {findings.slice(0, mostShown).map((finding) => (
        <li key={`${finding.code} ${finding.segment} ${finding.element} ${finding.read}`}>{textOf(finding)}</li>
      ))}
    </ul>
  );
  if (summary === undefined) return list;
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {list}
    </details>
  );
};
