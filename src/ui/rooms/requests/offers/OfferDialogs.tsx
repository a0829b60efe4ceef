import type { ShipmentRequest } from '../../../../domain/request/ShipmentRequest.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { CounterDialog } from './CounterDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import type { useOfferDecisions } from './useOfferDecisions.ts';

interface OfferDialogsProps {
  readonly request: ShipmentRequest;
  /** How many offers are live. */
  readonly live: number;
  readonly decisions: ReturnType<typeof useOfferDecisions>;
}

/** The dialog for what somebody is about to decide. */
export const OfferDialogs = ({ request, live, decisions }: OfferDialogsProps) => {
  const { asked, pending: busy, problems, close } = decisions;
  if (!asked) return null;
  const { offer, decision } = asked;
  const shared = { offer, busy, onClose: close };
  if (decision === 'accept')
    return (
      <AcceptDialog
        {...shared}
        others={live - 1}
        pickupZone={request.stops?.[0]?.window?.timeZone}
        target={request.pricing?.target}
        onAccept={() => decisions.accept(offer)}
      />
    );
  if (decision === 'counter')
    return (
      <CounterDialog
        {...shared}
        decisionBy={request.decisionBy}
        target={request.pricing?.target}
        problems={problems}
        onSend={(draft) => decisions.counter(offer, draft)}
      />
    );
  return <DeclineDialog {...shared} onDecline={(reason) => decisions.decline(offer, reason)} />;
};
