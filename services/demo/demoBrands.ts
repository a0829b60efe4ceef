interface DemoCompany {
  readonly name: string;
  readonly audience: 'fleet' | 'office';
  readonly role: 'owner' | 'dispatcher' | 'viewer';
}

interface DemoPerson {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly companies: readonly DemoCompany[];
}

export interface DemoBrand {
  readonly name: string;
  readonly domain: string;
  readonly iosAppLink: string;
  readonly googleAppLink: string;
  readonly people: readonly DemoPerson[];
  /** Companies of the market that nobody signs in to. */
  readonly others: readonly Omit<DemoCompany, 'role'>[];
}

/** The demo's brands and accounts. A company named twice is one company with two members. */
export const demoBrands: readonly DemoBrand[] = [
  {
    name: 'Greenline Haulage',
    domain: 'greenline.localhost',
    iosAppLink: 'https://apps.apple.com/app/id6478213590',
    googleAppLink: 'https://play.google.com/store/apps/details?id=com.greenlinehaulage.trucker',
    people: [
      {
        email: 'fleet@greenline.test',
        name: 'Katarzyna Brandt',
        phone: '+4922155501001',
        companies: [{ name: 'Rhine Valley Transport', audience: 'fleet', role: 'owner' }],
      },
      {
        email: 'fleet2@greenline.test',
        name: 'Henrik Lindqvist',
        phone: '+4631555010021',
        companies: [{ name: 'Nordic Crest Haulage', audience: 'fleet', role: 'owner' }],
      },
      {
        email: 'dispatch@greenline.test',
        name: 'Amara Okafor',
        phone: '+31105550103',
        companies: [
          { name: 'Alder Cold Chain', audience: 'fleet', role: 'owner' },
          { name: 'Rhine Valley Transport', audience: 'fleet', role: 'dispatcher' },
        ],
      },
      {
        email: 'viewer@greenline.test',
        name: 'Paula Steiner',
        phone: '+4922155501002',
        companies: [{ name: 'Rhine Valley Transport', audience: 'fleet', role: 'viewer' }],
      },
      {
        email: 'shipper@greenline.test',
        name: 'Julien Marchetti',
        phone: '+33388555014',
        companies: [{ name: 'Vosges Mineral Water', audience: 'office', role: 'owner' }],
      },
      {
        email: 'shipper2@greenline.test',
        name: 'Ingrid Baumann',
        phone: '+4971155501005',
        companies: [{ name: 'Baumann Machine Tools', audience: 'office', role: 'owner' }],
      },
    ],
    others: [
      { name: 'Maasdal Fresh Produce', audience: 'office' },
      { name: 'Spedition Weserland', audience: 'fleet' },
      { name: 'Transports Vauban', audience: 'fleet' },
      { name: 'Moravia Cargo', audience: 'fleet' },
      { name: 'Kolb & Söhne', audience: 'fleet' },
    ],
  },
  {
    name: 'Amber Freight',
    domain: 'amber.localhost',
    iosAppLink: 'https://apps.apple.com/app/id6480927314',
    googleAppLink: 'https://play.google.com/store/apps/details?id=com.amberfreight.trucker',
    people: [
      {
        email: 'fleet@amber.test',
        name: 'Diego Fuentes',
        phone: '+34915550106',
        companies: [{ name: 'Sierra Norte Trucking', audience: 'fleet', role: 'owner' }],
      },
      {
        email: 'shipper@amber.test',
        name: 'Lucía Ferrer',
        phone: '+34935550107',
        companies: [{ name: 'Ferrer Citrus Export', audience: 'office', role: 'owner' }],
      },
    ],
    others: [
      { name: 'Cerámica Mijares', audience: 'office' },
      { name: 'Transportes Guadiana', audience: 'fleet' },
      { name: 'Ebro Frío Logística', audience: 'fleet' },
      { name: 'Occitanie Fret', audience: 'fleet' },
      { name: 'Lusitânia Carga', audience: 'fleet' },
    ],
  },
];
