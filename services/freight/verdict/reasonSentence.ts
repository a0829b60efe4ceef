import type { Reason } from './Verdict.ts';

const sentences: Readonly<Record<Reason['code'], string>> = {
  payload: 'cannot carry the weight',
  volume: 'does not have enough room',
  pallets: 'does not have enough pallet positions',
  body_type: 'does not have the body type asked for',
  temperature: 'does not keep the temperature',
  adr_vehicle: 'is not approved for dangerous goods',
  adr_driver: 'has no valid ADR card',
  equipment: 'lacks equipment asked for',
  trailer_missing: 'needs a trailer',
  trailer_unfit: 'does not go with the other',
  paper_missing: 'lacks a required paper',
  paper_expires: 'has a paper that expires before the day after the last delivery',
  licence_category: 'needs another license category',
  licence_expires: 'has a license that expires before the day after the last delivery',
  status_vehicle: 'is not in service',
  status_driver: 'is not on duty',
  overlap: 'has another shipment at that time',
  too_far: 'is too far away to be there in time',
  driving_time: 'cannot make the windows with one driver',
  weight_limit: 'is heavier than the roads allow',
  cabotage: 'would carry within a foreign country (cabotage)',
};

const subjects = { vehicle: 'The vehicle', trailer: 'The trailer', driver: 'The driver' } as const;

/** Why a combination does not fit, in English. */
export const reasonSentence = ({ code, of = 'vehicle' }: Reason): string => `${subjects[of]} ${sentences[code]}.`;
