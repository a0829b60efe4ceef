import { useLayoutEffect, useRef, useState } from 'react';
import { focusNamed, namesIn } from './focusNamed.ts';
import type { NamedProblem } from './NamedProblem.ts';
import styles from './ProblemLinks.module.css';

/** The paths of problems as their fields stand; those that stand nowhere come last. */
const pathsIn = (names: readonly string[], problems: readonly NamedProblem[]): readonly string[] => {
  const placeOf = (path: string): number => {
    const at = names.findIndex((name) => name === path || name.startsWith(`${path}.`));
    return at < 0 ? names.length : at;
  };
  return problems.map(({ path }) => path).toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** A list of problems in a form, in the order of its fields; each line leads to its field. */
export const ProblemLinks = ({ problems }: { readonly problems: readonly NamedProblem[] }) => {
  const list = useRef<HTMLUListElement>(null);
  const [order, setOrder] = useState<readonly string[]>([]);
  // Only the form itself knows where each field stands.
  useLayoutEffect(() => {
    const paths = pathsIn(namesIn(list.current?.closest('form') ?? null), problems);
    setOrder((before) => (before.join(' ') === paths.join(' ') ? before : paths));
  }, [problems]);
  const ordered = problems.toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  return (
    <ul ref={list} className={styles.links}>
      {ordered.map(({ path, text }) => (
        <li key={path}>
          <button type="button" onClick={(event) => focusNamed(event.currentTarget.form, path)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
};
