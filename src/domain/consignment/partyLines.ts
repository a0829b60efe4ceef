import type { AddressedParty } from '../shipment/Shipment.ts';
import { addressLines } from './addressLines.ts';

/** A party as papers name it: its name, and its address to the country as far as it has given one. */
export const partyLines = ({ name, address }: AddressedParty): readonly string[] => [
  name,
  ...(address ? addressLines({ ...address, address: address.street }) : []),
];
