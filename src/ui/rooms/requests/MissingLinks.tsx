import { Link } from 'react-router-dom';
import { editPath } from '../../../domain/access/editPath.ts';
import type { NamedProblem } from '../../components/record/NamedProblem.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import styles from './RequestStatusCard.module.css';

interface MissingLinksProps {
  /** Of the request. */
  readonly id: string;
  readonly missing: readonly NamedProblem[];
}

/** What keeps a request from being published, each line a way into its form at that field. */
export const MissingLinks = ({ id, missing }: MissingLinksProps) => {
  const { status: words } = useRequestTexts();
  return (
    <div className={styles.missing}>
      <p>{words.notReady(missing.length)}</p>
      <ul aria-label={words.notReady(missing.length)}>
        {missing.map(({ path, text }) => (
          <li key={path}>
            <Link to={`${editPath('requests', id)}#${path}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
