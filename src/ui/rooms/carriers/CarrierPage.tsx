import type { Carrier } from '../../../domain/carrier/Carrier.ts';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { useListPath } from '../../shared/lists/useListPath.ts';
import type { RecordPageProps } from '../../shared/record/RecordRoom.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { NoteCard } from './NoteCard.tsx';
import { ScorecardCard } from './ScorecardCard.tsx';
import { StandingBadge } from './StandingBadge.tsx';
import { StandingCard } from './StandingCard.tsx';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** The page of a carrier. */
export const CarrierPage = ({ record: carrier, mayWrite }: RecordPageProps<Carrier>) => {
  const { back } = useCarrierTexts();
  const list = useListPath('carriers');
  const hasStanding = carrier.blocked || carrier.favourite;
  return (
    <>
      <RecordHeader
        title={carrier.name}
        back={{ to: list, label: back }}
        standing={hasStanding ? <StandingBadge carrier={carrier} /> : undefined}
      />
      <RecordParts
        first={<StandingCard carrier={carrier} mayWrite={mayWrite} />}
        main={
          <>
            <ScorecardCard carrier={carrier} />
            <NoteCard carrier={carrier} mayWrite={mayWrite} />
          </>
        }
        side={<MembershipCard carrier={carrier} mayWrite={mayWrite} />}
      />
    </>
  );
};
