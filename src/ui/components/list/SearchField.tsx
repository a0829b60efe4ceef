import { useEffect, useState } from 'react';
import { longestSearch } from '../../../domain/list/longestSearch.ts';
import { SearchIcon } from '../SearchIcon.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const restMs = 250;

/** Searches while typing, debounced, and at once on Enter. */
export const SearchField = ({ label, value, onSearch }: SearchFieldProps) => {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }

  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onSearch(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <SearchIcon />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={longestSearch}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
};
