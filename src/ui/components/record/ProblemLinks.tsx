import { focusNamed } from './focusNamed.ts';
import type { NamedProblem } from './NamedProblem.ts';
import styles from './ProblemLinks.module.css';

/** A list of problems in a form; each line leads to its field. */
export const ProblemLinks = ({ problems }: { readonly problems: readonly NamedProblem[] }) => (
  <ul className={styles.links}>
    {problems.map(({ path, text }) => (
      <li key={path}>
        <button type="button" onClick={(event) => focusNamed(event.currentTarget.form, path)}>
          {text}
        </button>
      </li>
    ))}
  </ul>
);
