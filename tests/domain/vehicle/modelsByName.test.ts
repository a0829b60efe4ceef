import { expect, it } from 'vitest';
import { modelsByName } from '../../../src/domain/vehicle/modelsByName.ts';
import { supportedVehicleFactory } from '../../support/factories/supportedVehicleFactory.ts';

const named = (name: string) => {
  const [make = '', model = ''] = name.split(' ');
  return supportedVehicleFactory.build({ make, model });
};

it('lists models by make, then by model, whatever their case', () => {
  const models = ['Volvo FH', 'DAF XG', 'daf XF', 'Škoda R', 'MAN TGX', 'MAN TGL'].map(named);
  expect(modelsByName(models).map(({ make, model }) => `${make} ${model}`)).toEqual([
    'daf XF',
    'DAF XG',
    'MAN TGL',
    'MAN TGX',
    'Škoda R',
    'Volvo FH',
  ]);
});
