import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { ImportedRow } from '../../../../domain/request/ImportedRow.ts';
import { Caution } from '../../../components/Caution.tsx';
import { CheckField } from '../../../components/CheckField.tsx';
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './ImportPage.module.css';

const tones = {
  ready: 'open',
  added: 'good',
  exists: 'quiet',
  refused: 'warning',
  left_out: 'quiet',
} as const satisfies Record<ImportedRow['outcome'], Tone>;

export interface RowTicks {
  /** Lines of possible duplicates that are published all the same. */
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (line: number, isTicked: boolean) => void;
}

interface RowStandingProps extends RowTicks {
  readonly row: ImportedRow;
  /** Whether the rows are published at once. */
  readonly publish: boolean;
  /** What it says differently from the request that is already there. */
  readonly differs: string | undefined;
  /** What is probably a mistake. */
  readonly doubt: string | undefined;
  /** What is wrong, and what only keeps it from being published. */
  readonly problems: readonly string[];
  readonly beforePublishing: readonly string[];
}

const Problems = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul className={styles.problems}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** What became of a row, what it looks like, what is unusual, and what is wrong with it. */
export const RowStanding = (props: RowStandingProps) => {
  const { row, publish, differs, doubt, problems, beforePublishing, ticked, onTick } = props;
  const { line, outcome, looksLike, id } = row;
  const { importing: words } = useRequestTexts();
  const badge = (): { readonly tone: Tone; readonly text: string } => {
    if (outcome === 'ready' && beforePublishing.length > 0) return { tone: 'warning', text: words.readyAsDraft };
    const isPublished = outcome === 'added' && publish;
    return { tone: tones[outcome], text: isPublished ? words.publishedRow : words.outcome[outcome] };
  };
  const { tone, text } = badge();
  return (
    <div className={styles.standing}>
      <StatusBadge tone={tone}>{text}</StatusBadge>
      {differs !== undefined && <p className={styles.before}>{differs}</p>}
      {id !== undefined && <Link to={recordPath('requests', id)}>{words.openRow(row.reference ?? '')}</Link>}
      {looksLike && (
        <Caution>
          <span>
            {words.looksLike}{' '}
            {looksLike.id === undefined ? (
              looksLike.reference
            ) : (
              <Link to={recordPath('requests', looksLike.id)}>{looksLike.reference}</Link>
            )}
          </span>
        </Caution>
      )}
      {looksLike && outcome === 'ready' && (
        <CheckField
          name={`publish-${line}`}
          label={words.publishToo(row.reference ?? '')}
          checked={ticked.has(line)}
          onChange={(isTicked) => onTick(line, isTicked)}
        />
      )}
      {doubt !== undefined && <Caution>{doubt}</Caution>}
      {problems.length > 0 && <Problems texts={problems} />}
      {outcome !== 'exists' && beforePublishing.length > 0 && (
        <>
          <p className={styles.before}>{words.beforePublishing}</p>
          <Problems texts={beforePublishing} />
        </>
      )}
    </div>
  );
};
