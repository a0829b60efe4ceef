import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RecordParts } from '../../components/record/RecordParts.tsx';
import { requestTones } from '../../components/requestTones.ts';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { RouteLine } from '../../shared/freight/RouteLine.tsx';
import { useCargoText } from '../../shared/freight/useCargoText.ts';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { Chunked } from '../../shared/loading/Chunked.tsx';
import type { RecordPageProps } from '../../shared/record/RecordRoom.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { bodyChunk } from './bodyChunk.ts';
import { RequestActions } from './RequestActions.tsx';
import { useRequestTexts } from './useRequestTexts.ts';

/** The page of a request. */
export const RequestPage = ({ record: request, mayWrite }: RecordPageProps<ShipmentRequest>) => {
  const { freight } = useAdminTexts();
  const { back } = useRequestTexts();
  const list = useListPath('requests');
  const distance = useKmText();
  const cargoText = useCargoText();
  const { reference, status, stops = [], cargo = [], km, kmMethod } = request;
  const sizes = [km !== undefined && distance(km, kmMethod), cargoText.total(cargo)].filter(Boolean).join(' · ');
  return (
    <>
      <RecordHeader
        title={reference}
        back={{ to: list, label: back }}
        sub={<RouteLine stops={stops.map(({ place }) => place ?? {})} />}
        standing={
          <>
            <StatusBadge tone={requestTones[status]}>{freight.requestStatus[status]}</StatusBadge>
            {sizes !== '' && <span>{sizes}</span>}
          </>
        }
      >
        {mayWrite && <RequestActions request={request} />}
      </RecordHeader>
      <Chunked chunk={bodyChunk} meanwhile={<RecordParts main={<SkeletonCard facts={4} />} side={null} />}>
        {({ RequestBody }) => <RequestBody request={request} mayWrite={mayWrite} />}
      </Chunked>
    </>
  );
};
