import type { Load } from '../../../domain/load/Load.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useTimeLeft } from '../../shared/freight/useTimeLeft.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { DuplicateMark } from './DuplicateMark.tsx';
import { useLoadTexts } from './useLoadTexts.ts';
import { useNeeds } from './useNeeds.ts';

interface LoadStandingProps {
  readonly load: Load;
  readonly isOpen: boolean;
  /** Whether the fleet has it. */
  readonly isOwn: boolean;
}

/** How a load stands, in badges: how it can be taken and until when, or else that it is the fleet's or its time is up. */
export const LoadStanding = ({ load, isOpen, isOwn }: LoadStandingProps) => {
  const { duplicate, list: words, own, page } = useLoadTexts();
  const { freight } = useAdminTexts();
  const timeLeft = useTimeLeft();
  const needs = useNeeds()(load);
  const left = load.decisionBy === undefined ? undefined : timeLeft(load.decisionBy);
  const asks = needs.length > 0 && <span>{needs.join(' · ')}</span>;
  if (!isOpen)
    return (
      <>
        <StatusBadge tone={isOwn ? 'good' : 'stopped'}>{isOwn ? own.badge : freight.timeUp}</StatusBadge>
        {asks}
      </>
    );
  return (
    <>
      <StatusBadge tone="open">{load.pricing.model === 'fixed' ? words.bookNow : words.pricings.bid}</StatusBadge>
      {load.asked && <StatusBadge tone="quiet">{words.asked}</StatusBadge>}
      {left !== undefined && <span>{page.decides(left)}</span>}
      {asks}
      {load.possibleDuplicate && (
        <>
          <DuplicateMark />
          <span>{duplicate.why}</span>
        </>
      )}
    </>
  );
};
