import { useMemo } from 'react';
import { VerifyProofs } from '../../../application/shipments/verifyProofs.ts';
import type { Shipment } from '../../../domain/shipment/Shipment.ts';
import type { BulkAction } from '../../components/selection/BulkAction.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

const none: readonly BulkAction<Shipment>[] = [];

/** What can be done to many shipments: a shipper accepts their proofs of delivery. */
export const useShipmentBulk = (): readonly BulkAction<Shipment>[] => {
  const { bulk } = useShipmentTexts();
  const verify = useInjection(VerifyProofs);
  const isShipper = useOwnSide() === 'shipper';
  const actions = useMemo(
    (): readonly BulkAction<Shipment>[] => [
      {
        key: 'verify',
        words: bulk.verify,
        refusalOf: ({ flags }) => (flags.includes('pod_to_verify') ? undefined : bulk.nothingToVerify),
        run: (shipments, _, watch) => verify(shipments, watch),
      },
    ],
    [verify, bulk],
  );
  return isShipper ? actions : none;
};
