import type { Failure } from '../../../domain/failure/Failure.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import type { ShipmentStatus } from '../../../domain/shipment/ShipmentStatus.ts';
import { Banner } from '../../components/Banner.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

interface OvertakenShipmentProps {
  readonly failure: Failure | undefined;
  /** Where the shipment stands, which was read again. */
  readonly status: ShipmentStatus;
}

/** Says in place why something came too late, and where the shipment stands by now. */
export const OvertakenShipment = ({ failure, status }: OvertakenShipmentProps) => {
  const { refusals } = useAdminTexts();
  const { next, status: statuses, missing } = useShipmentTexts();
  if (failure?.trouble.kind !== 'refused') return null;
  const { status: code, reason, message } = failure.trouble;
  // The service names who, and the shipment they are on the road with; this one has not moved.
  if (reason === 'on_the_road' && message !== undefined) return <Banner>{message}</Banner>;
  const why = reason === 'stale' ? next.overtaken : ((reason && ownText(refusals, reason)) ?? message);
  return (
    <Banner>
      {code === 404 ? missing.text : why} {next.overtakenNow(statuses[status])}
    </Banner>
  );
};
