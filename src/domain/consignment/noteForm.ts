import type { GoodsColumn, NoteBox } from './ConsignmentNote.ts';

/** A caption of the form. The CMR is authentic in English and French (article 51), and so is the form, whatever its reader speaks. */
export interface Caption {
  readonly en: string;
  readonly fr: string;
}

/** The captions of the form of 1976, by box. */
export const boxCaptions: Readonly<Record<NoteBox, Caption>> = {
  1: { en: 'Sender (name, address, country)', fr: 'Expéditeur' },
  2: { en: 'Consignee (name, address, country)', fr: 'Destinataire' },
  3: { en: 'Place of delivery of the goods', fr: 'Lieu prévu pour la livraison' },
  4: { en: 'Place and date of taking over', fr: 'Lieu et date de la prise en charge' },
  5: { en: 'Documents attached', fr: 'Documents annexés' },
  13: { en: "Sender's instructions", fr: "Instructions de l'expéditeur" },
  14: { en: 'Payment of carriage', fr: "Prescriptions d'affranchissement" },
  15: { en: 'Cash on delivery', fr: 'Remboursement' },
  16: { en: 'Carrier (name, address, country)', fr: 'Transporteur' },
  17: { en: 'Successive carriers', fr: 'Transporteurs successifs' },
  18: { en: "Carrier's reservations", fr: 'Réserves du transporteur' },
  19: { en: 'Special agreements', fr: 'Conventions particulières' },
  20: { en: 'To be paid by', fr: 'À payer par' },
  21: { en: 'Made out in / on', fr: 'Établie à / le' },
  22: { en: 'Sender: signature and stamp', fr: 'Expéditeur: signature et timbre' },
  23: { en: 'Carrier: signature and stamp', fr: 'Transporteur: signature et timbre' },
  24: { en: 'Goods received: place, date, signature', fr: 'Marchandises reçues' },
};

/** The columns of the table of goods, boxes 6 to 12. */
export const goodsCaptions: Readonly<Record<GoodsColumn, Caption & { readonly box: number }>> = {
  marks: { box: 6, en: 'Marks and numbers', fr: 'Marques et numéros' },
  count: { box: 7, en: 'Number of packages', fr: 'Nombre des colis' },
  packing: { box: 8, en: 'Method of packing', fr: "Mode d'emballage" },
  nature: { box: 9, en: 'Nature of the goods', fr: 'Nature de la marchandise' },
  statistical: { box: 10, en: 'Statistical number', fr: 'No statistique' },
  grossKg: { box: 11, en: 'Gross weight kg', fr: 'Poids brut kg' },
  volumeM3: { box: 12, en: 'Volume m³', fr: 'Cubage m³' },
};

/** The boxes with heavy frames, which the carrier fills in; 24 is the consignee's, all others are the sender's. */
export const carrierBoxes: readonly NoteBox[] = [16, 17, 18, 23];

export const formTitles = {
  international: { en: 'International consignment note', fr: 'Lettre de voiture internationale' },
  national: { en: 'National consignment note', fr: 'Lettre de voiture nationale' },
} as const;

/** Article 6 (1) k. */
export const paramountClause: Caption = {
  en: 'This carriage is subject, notwithstanding any clause to the contrary, to the Convention on the Contract for the International Carriage of Goods by Road (CMR).',
  fr: 'Ce transport est soumis, nonobstant toute clause contraire, à la Convention relative au contrat de transport international de marchandises par route (CMR).',
};

/** The rows of box 20. They stay empty: what carriage costs is between sender and carrier. */
export const chargeCaptions: readonly Caption[] = [
  { en: 'Carriage charges', fr: 'Prix de transport' },
  { en: 'Deductions', fr: 'Réductions' },
  { en: 'Supplements', fr: 'Suppléments' },
  { en: 'Other charges', fr: 'Frais accessoires' },
  { en: 'Total', fr: 'Total' },
];

export const payerCaptions: readonly Caption[] = [
  { en: 'Sender', fr: 'Expéditeur' },
  { en: 'Consignee', fr: 'Destinataire' },
];

export const paymentCaptions: readonly Caption[] = [
  { en: 'Carriage paid', fr: 'Franco' },
  { en: 'Carriage forward', fr: 'Non franco' },
];

/** Who gets which copy (article 5), by the colours that the trade knows them by. */
export const noteCopies = [
  { number: 1, colour: 'red', en: 'Copy for sender', fr: "Exemplaire de l'expéditeur" },
  { number: 2, colour: 'blue', en: 'Copy for consignee', fr: 'Exemplaire du destinataire' },
  { number: 3, colour: 'green', en: 'Copy for carrier', fr: 'Exemplaire du transporteur' },
  { number: 4, colour: 'black', en: 'Copy for administration', fr: 'Exemplaire pour l’administration' },
] as const;

export type NoteCopy = (typeof noteCopies)[number];
