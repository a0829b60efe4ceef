import type { ServiceIdentifier } from 'inversify';
import type { TextFiles } from '../shared/TextFiles.ts';
import type { ShipmentEmissions } from './ShipmentEmissions.ts';

/** Saves what a shipment causes as a file for other systems. */
export type SaveIleap = (shipment: { readonly id: string; readonly reference: string }) => Promise<void>;
export const SaveIleap: ServiceIdentifier<SaveIleap> = Symbol('SaveIleap');

export const saveIleap =
  (emissions: ShipmentEmissions, files: TextFiles): SaveIleap =>
  async ({ id, reference }) =>
    files.save(`ileap-${reference}.json`, await emissions.ileap(id), 'application/json');
