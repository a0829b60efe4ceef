/** How goods are packed (UN/ECE Recommendation 21): the common ones first. PL is a pail, not a pallet. */
export const packageCodes = [
  'OH',
  'PX',
  'CT',
  '43',
  'RO',
  'WA',
  '8A',
  'OB',
  'OC',
  'OG',
  'AG',
  'PE',
  'BX',
  '4H',
  'CS',
  'CR',
  '8B',
  'BG',
  'EC',
  '5M',
  'SA',
  'FX',
  'DR',
  '1A',
  'BA',
  'JC',
  'PL',
  'RL',
  'CW',
  'BE',
  'BN',
  'BL',
  'LG',
  'CY',
  'TK',
  'PK',
  'PC',
  'PP',
  'NE',
  'VL',
  'VR',
  'VY',
  'VO',
] as const;

/**
 * Which of them stand on the floor as a pallet, and how many places of EUR pallets each takes: an industrial one of 100×120 cm has 0.5
 * loading metres where a EUR pallet has 0.4, so that a trailer of 33 places holds 26.
 */
export const palletPlaces: Readonly<Record<string, number>> = {
  OH: 1,
  PX: 1,
  '8A': 1,
  OB: 1,
  OC: 1.25,
  OG: 0.5,
  AG: 1,
  PE: 1,
};

export const palletCodes: readonly string[] = Object.keys(palletPlaces);

/** Classes of dangerous goods (ADR 2.1.1.1), with the divisions of classes 1 and 2. */
export const dangerousClasses = [
  '1',
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const;

export const packingGroups = ['I', 'II', 'III'] as const;
