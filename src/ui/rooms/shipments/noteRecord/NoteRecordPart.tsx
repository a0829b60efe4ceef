import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { SkeletonCard } from '../../../components/SkeletonCard.tsx';
import { Chunked } from '../../../shared/loading/Chunked.tsx';
import { noteRecordChunk } from './noteRecordChunk.ts';

/** The electronic record of a shipment, as soon as it has loaded. */
export const NoteRecordPart = ({ shipment }: { readonly shipment: ShipmentRecord }) => (
  <Chunked chunk={noteRecordChunk} meanwhile={<SkeletonCard facts={2} />}>
    {({ NoteRecordCard }) => <NoteRecordCard shipment={shipment} />}
  </Chunked>
);
