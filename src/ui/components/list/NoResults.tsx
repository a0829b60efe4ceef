import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { SearchIcon } from '../SearchIcon.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Words for a view that is good to have nothing. */
export interface Calm {
  readonly title: string;
  readonly text: string;
}

export interface EmptyHint {
  /** How many rows there are without one of the filters. */
  readonly label: string;
  readonly onDrop: () => void;
}

interface NoResultsProps {
  readonly hints: readonly EmptyHint[];
  /** Said instead where it is good news that there are none. */
  readonly calm?: Calm | undefined;
  readonly onShowAll: () => void;
}

/** Shown if the search or filters match no rows, with those whose removal would show some. */
export const NoResults = ({ hints, calm, onShowAll }: NoResultsProps) => {
  const { list } = useAdminTexts();
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={calm?.title ?? list.nothingFound}
      text={calm?.text ?? list.nothingFoundText}
    >
      {hints.map(({ label, onDrop }) => (
        <Button key={label} variant="secondary" onClick={onDrop}>
          {label}
        </Button>
      ))}
      <Button variant={hints.length > 0 ? 'quiet' : 'secondary'} onClick={onShowAll}>
        {list.showAll}
      </Button>
    </EmptyState>
  );
};
