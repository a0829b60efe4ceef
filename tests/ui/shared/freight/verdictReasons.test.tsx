import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Reason } from '../../../../src/domain/verdict/Reason.ts';
import { VerdictReasons } from '../../../../src/ui/shared/freight/VerdictReasons.tsx';
import { renderRoom } from '../../../support/renderRoom.tsx';

it.each<readonly [string, Reason, string]>([
  [
    'a bare chassis',
    { code: 'body_type', severity: 'block', has: ['container_chassis'] },
    'Body type: Container chassis. It carries containers only.',
  ],
  [
    'another body',
    { code: 'body_type', severity: 'block', has: ['box'], needs: ['reefer'] },
    'Body type: Box. The shipper needs Reefer.',
  ],
  [
    'dangerous goods below the limit',
    { code: 'adr_vehicle', severity: 'warn', has: 600, needs: 1000 },
    '600 of 1,000 ADR points: no approved vehicle or ADR card needed. Still required: transport document, package labels and a fire extinguisher.',
  ],
  ['a driver', { code: 'adr_driver', severity: 'block', of: 'driver' }, 'Driver: No ADR card on file.'],
])('says what is wrong with %s', (_, reason, text) => {
  renderRoom(<VerdictReasons verdict={{ fits: false, reasons: [reason] }} />);
  expect(screen.getByText(text)).toBeTruthy();
});
