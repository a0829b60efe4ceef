import { TrackingLinks } from '../../../../application/tracking/TrackingLinks.ts';
import { TrackingLinkWrites } from '../../../../application/tracking/trackingLinkWrites.ts';
import type { TrackingLink } from '../../../../domain/tracking/TrackingLink.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useReading } from '../../../shared/useReading.ts';
import { useTell } from '../../../shared/useTell.ts';
import { useWriteTask } from '../../../shared/useWriteTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** The tracking links of a shipment; makes one, and revokes one after a question. */
export const useTrackingLinks = (shipmentId: string) => {
  const { trackingLinks: words } = useShipmentTexts();
  const { make, revoke } = useInjection(TrackingLinkWrites);
  const ask = useQuestion();
  const tell = useTell();
  const links = useReading({
    port: TrackingLinks,
    key: ['shipments', 'tracking links', shipmentId],
    read: (port, signal) => port.all(shipmentId, signal),
    follows: true,
  });
  const making = useWriteTask<void>(async () => {
    await make(shipmentId);
    tell(words.made);
  });
  const revoking = useWriteTask<TrackingLink>(async ({ id }) => {
    const { revokeTitle: title, revokeText: text, revokeYes: yes, revokeNo: no } = words;
    if (!(await ask({ title, text, yes, no, isDangerous: true }))) return false;
    await revoke(shipmentId, id);
    tell(words.revoked);
    return true;
  });
  return {
    links,
    isMaking: making.pending,
    make: () => void making.run(),
    revoke: (link: TrackingLink) => void revoking.run(link),
  };
};
