import { useLayoutEffect, useRef, useState } from 'react';
import { focusNamed, namesIn } from './focusNamed.ts';
import type { NamedProblem } from './NamedProblem.ts';
import styles from './ProblemLinks.module.css';

/** Those whose field stands nowhere come last, in their own order. */
const asOrdered = (problems: readonly NamedProblem[], order: readonly string[]): readonly NamedProblem[] => {
  const placeOf = ({ path }: NamedProblem): number => {
    const at = order.findIndex((name) => name === path || name.startsWith(`${path}.`));
    return at < 0 ? order.length : at;
  };
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** A list of problems in a form, in the order of its fields; each line leads to its field. */
export const ProblemLinks = ({ problems }: { readonly problems: readonly NamedProblem[] }) => {
  const list = useRef<HTMLUListElement>(null);
  const [order, setOrder] = useState<readonly string[]>([]);
  // Only the form itself knows where each field stands, and stops come and go.
  useLayoutEffect(() => {
    const names = namesIn(list.current?.closest('form') ?? null);
    setOrder((before) => (before.join(' ') === names.join(' ') ? before : names));
  });
  return (
    <ul ref={list} className={styles.links}>
      {asOrdered(problems, order).map(({ path, text }) => (
        <li key={path}>
          <button type="button" onClick={(event) => focusNamed(event.currentTarget.form, path)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
};
