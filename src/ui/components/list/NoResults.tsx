import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { SearchIcon } from '../SearchIcon.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Shown if the search or filters match no rows. */
export const NoResults = ({ onShowAll }: { readonly onShowAll: () => void }) => {
  const { list } = useAdminTexts();
  return (
    <EmptyState icon={<SearchIcon />} title={list.nothingFound} text={list.nothingFoundText}>
      <Button variant="secondary" onClick={onShowAll}>
        {list.showAll}
      </Button>
    </EmptyState>
  );
};
