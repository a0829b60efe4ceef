import { Link } from 'react-router-dom';
import { CheckField } from '../CheckField.tsx';
import type { BulkLikeness } from './BulkAction.ts';
import styles from './BulkDialog.module.css';
import type { Likeness } from './BulkState.ts';

interface AlikeRowsProps {
  readonly words: BulkLikeness<never>['words'];
  readonly rows: readonly { readonly id: string; readonly name: string; readonly like: Likeness }[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (id: string, isTicked: boolean) => void;
}

/** Rows that look like another record, each with a box that keeps it in. */
export const AlikeRows = ({ words, rows, ticked, onTick }: AlikeRowsProps) => (
  <section className={styles.named} aria-label={words.title(rows.length)}>
    <h3>{words.title(rows.length)}</h3>
    <ul aria-label={words.title(rows.length)}>
      {rows.map(({ id, name, like }) => (
        <li key={id}>
          <strong>{name}</strong> {words.looksLike}{' '}
          {like.path === undefined ? like.name : <Link to={like.path}>{like.name}</Link>}
          <CheckField
            name={`alike-${id}`}
            label={words.tick(name)}
            checked={ticked.has(id)}
            onChange={(isTicked) => onTick(id, isTicked)}
          />
        </li>
      ))}
    </ul>
  </section>
);
