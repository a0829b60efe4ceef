import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { Button } from '../Button.tsx';
import { SearchIcon } from '../SearchIcon.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Stands where rows would that the search or a filter hides, all of them. */
export const NothingFound = ({ onShowAll }: { readonly onShowAll: () => void }) => {
  const { list } = useAdminTexts();
  return (
    <EmptyState icon={<SearchIcon />} title={list.nothingFound} text={list.nothingFoundText}>
      <Button variant="secondary" onClick={onShowAll}>
        {list.showAll}
      </Button>
    </EmptyState>
  );
};
