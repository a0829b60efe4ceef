import { describe, expect, it } from 'vitest';
import { cancellationFee as feeOfService } from '../../services/shipments/fold/cancellationFee.ts';
import { foldShipment as foldOfService } from '../../services/shipments/fold/foldShipment.ts';
import { cancellationFee } from '../../src/domain/shipment/cancellationFee.ts';
import { foldShipment } from '../../src/domain/shipment/foldShipment.ts';
import { cancellationFees } from '../support/contract/cancellationFees.ts';

describe.each([
  ['application', foldShipment, cancellationFee],
  ['service', foldOfService, feeOfService],
] as const)('the cancellation fee in the %s', (_, fold, fee) => {
  it.each(cancellationFees)('of %s', (__, plan, events, cancellationFeeMinor, feeMinor) => {
    expect(fee(fold(plan, events).cancelled, { cancellationFeeMinor })).toBe(feeMinor);
  });
});
