import type { DriverDraft } from './DriverDraft.ts';

/** The form of a new driver: speaks `language` (BCP 47) and is employed, as most are. */
export const emptyDriverDraft = (language: string): DriverDraft => ({
  name: '',
  phone: '',
  email: '',
  language,
  employment: 'employee',
  currentVehicleId: '',
  'licence.number': '',
  'licence.country': '',
  'licence.categories': '',
  'licence.issuedOn': '',
  'licence.expiresOn': '',
  'cards.tachograph.number': '',
  'cards.tachograph.expiresOn': '',
  'cards.cpc.number': '',
  'cards.cpc.expiresOn': '',
  'cards.medical.number': '',
  'cards.medical.expiresOn': '',
  'cards.adr.number': '',
  'cards.adr.expiresOn': '',
});
