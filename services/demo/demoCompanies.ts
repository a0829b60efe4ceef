/** Contact and billing details. */
interface DemoDetails {
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly vat_id: string;
}

const details = (...values: readonly [string, string, string, string, string, string, string]): DemoDetails => {
  const [phone, email, street, postcode, city, country, vat_id] = values;
  return { phone, email, street, postcode, city, country, vat_id };
};

/** By company name. */
export const demoCompanies: Readonly<Record<string, DemoDetails>> = {
  'Rhine Valley Transport': details(
    '+4922155501000',
    'office@rhine-valley.test',
    'Am Niehler Hafen 12',
    '50735',
    'Köln',
    'DE',
    'DE811234567',
  ),
  'Nordic Crest Haulage': details(
    '+4631555010020',
    'office@nordic-crest.test',
    'Arendals Skans 8',
    '41879',
    'Göteborg',
    'SE',
    'SE556012345601',
  ),
  'Alder Cold Chain': details(
    '+31105550100',
    'planning@alder-cold.test',
    'Reeweg 25',
    '3088 KA',
    'Rotterdam',
    'NL',
    'NL812345678B01',
  ),
  'Vosges Mineral Water': details(
    '+33388555010',
    'logistique@vosges-water.test',
    '4 rue du Port du Rhin',
    '67000',
    'Strasbourg',
    'FR',
    'FR40123456789',
  ),
  'Baumann Machine Tools': details(
    '+4971155501000',
    'versand@baumann-tools.test',
    'Hafenbahnstraße 31',
    '70329',
    'Stuttgart',
    'DE',
    'DE147123456',
  ),
  'Sierra Norte Trucking': details(
    '+34915550100',
    'trafico@sierra-norte.test',
    'Avenida de la Industria 18',
    '28823',
    'Coslada',
    'ES',
    'ESB81234567',
  ),
  'Ferrer Citrus Export': details(
    '+34935550100',
    'export@ferrer-citrus.test',
    'Camí del Port 7',
    '46024',
    'València',
    'ES',
    'ESB46123456',
  ),
};
