import type { NamedProblem } from './NamedProblem.ts';
import styles from './ProblemLinks.module.css';

const focusField = (form: HTMLFormElement | null, path: string): void => {
  const named = form?.elements.namedItem(path);
  const field = named instanceof RadioNodeList ? named[0] : named;
  if (field instanceof HTMLElement) field.focus();
};

/** A list of problems in a form; each line leads to its field. */
export const ProblemLinks = ({ problems }: { readonly problems: readonly NamedProblem[] }) => (
  <ul className={styles.links}>
    {problems.map(({ path, text }) => (
      <li key={path}>
        <button type="button" onClick={(event) => focusField(event.currentTarget.form, path)}>
          {text}
        </button>
      </li>
    ))}
  </ul>
);
