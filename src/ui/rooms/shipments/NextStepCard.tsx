import { useState } from 'react';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { nextSteps } from '../../../domain/shipment/nextSteps.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { ShipperEnding } from './cancel/ShipperEnding.tsx';
import type { Asked } from './dialogs/Asked.ts';
import { AskedDialog } from './dialogs/AskedDialog.tsx';
import styles from './NextStepCard.module.css';
import { useProofToAdd } from './proof/useProofToAdd.ts';
import { VerifyButton } from './proof/VerifyButton.tsx';
import { StandingNotes } from './StandingNotes.tsx';
import { MainStep } from './steps/MainStep.tsx';
import { StepMenu } from './steps/StepMenu.tsx';
import { forwardSteps } from './steps/useMainStep.ts';
import { useFolded } from './useFolded.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';
import { useStopWords } from './useStopWords.ts';

interface NextStepCardProps {
  readonly shipment: ShipmentRecord;
  readonly mayWrite: boolean;
}

/** Where a shipment stands, the one step that comes next, and what else may be done. */
export const NextStepCard = ({ shipment, mayWrite }: NextStepCardProps) => {
  const { next: words, proof } = useShipmentTexts();
  const { town } = useStopWords(shipment);
  const [asked, setAsked] = useState<Asked>();
  const side = useOwnSide();
  const folded = useFolded(shipment);
  const { main } = nextSteps(folded, side);
  const delivery = useProofToAdd(shipment);
  return (
    <Card title={words.standing}>
      <div className={styles.body}>
        <StandingNotes shipment={shipment} />
        {mayWrite && main?.type === 'assigned' && (
          <div className={styles.step}>
            <Button wide onClick={() => setAsked({ to: 'assign' })}>
              {words.assign}
            </Button>
          </div>
        )}
        {mayWrite && main && isOneOf(forwardSteps, main.type) && (
          <MainStep shipment={shipment} type={main.type} stop={main.stop} />
        )}
        {mayWrite && delivery && (
          <div className={styles.step}>
            <Button wide onClick={() => setAsked({ to: 'prove', delivery })}>
              {proof.addOf(town(delivery.stop))}
            </Button>
          </div>
        )}
        {mayWrite && main?.type === 'completed' && (
          <div className={styles.step}>
            <VerifyButton shipment={shipment} isMain />
          </div>
        )}
        {mayWrite && side === 'shipper' && <ShipperEnding shipment={shipment} />}
        {mayWrite && <StepMenu shipment={shipment} onAsk={setAsked} />}
      </div>
      {asked && <AskedDialog shipment={shipment} asked={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
};
