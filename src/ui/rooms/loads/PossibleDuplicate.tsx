import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useLoadTexts } from './useLoadTexts.ts';

/** Marks a load that looks like another open one of its shipper; what that means is told on its page and by the mouse. */
export const PossibleDuplicate = () => {
  const { duplicate } = useLoadTexts();
  return (
    <span title={duplicate.why}>
      <StatusBadge tone="quiet">{duplicate.mark}</StatusBadge>
    </span>
  );
};
