import type { Language } from '../drivers/driverFields.ts';

/** Every first name goes with every last name; where last names differ by gender, all first names are of one. */
interface Homeland {
  readonly dialling: string;
  readonly country: string;
  readonly language: Language;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const homelands: readonly Homeland[] = [
  {
    dialling: '+4860',
    country: 'PL',
    language: 'pl',
    first: ['Piotr', 'Agnieszka', 'Marek'],
    last: ['Kowalczyk', 'Nowak', 'Wójcik'],
  },
  {
    dialling: '+4915',
    country: 'DE',
    language: 'de',
    first: ['Jürgen', 'Sabine', 'Lukas'],
    last: ['Hoffmann', 'Krüger', 'Schäfer'],
  },
  {
    dialling: '+5511',
    country: 'BR',
    language: 'pt',
    first: ['João', 'Beatriz', 'Thiago'],
    last: ['Conceição', 'Gonçalves', 'Araújo'],
  },
  {
    dialling: '+4072',
    country: 'RO',
    language: 'ro',
    first: ['Andrei', 'Ioana', 'Mihai'],
    last: ['Popescu', 'Dumitrescu', 'Țurcanu'],
  },
  {
    dialling: '+9053',
    country: 'TR',
    language: 'tr',
    first: ['Emre', 'Ayşe', 'Oğuz'],
    last: ['Yıldız', 'Çelik', 'Demir'],
  },
  {
    dialling: '+3461',
    country: 'ES',
    language: 'es',
    first: ['Álvaro', 'Carmen', 'Iker'],
    last: ['Muñoz', 'Etxeberria', 'Castaño'],
  },
  {
    dialling: '+9198',
    country: 'IN',
    language: 'en',
    first: ['Arjun', 'Priya', 'Harpreet'],
    last: ['Sharma', 'Nair', 'Singh'],
  },
  {
    dialling: '+2348',
    country: 'NG',
    language: 'en',
    first: ['Chidi', 'Ngozi', 'Babatunde'],
    last: ['Eze', 'Adeyemi', 'Obi'],
  },
  {
    dialling: '+3161',
    country: 'NL',
    language: 'nl',
    first: ['Sjoerd', 'Femke', 'Daan'],
    last: ['van der Meer', 'de Vries', 'Bakker'],
  },
  {
    dialling: '+4670',
    country: 'SE',
    language: 'en',
    first: ['Åsa', 'Björn', 'Linnea'],
    last: ['Sjöberg', 'Nyström', 'Ekdahl'],
  },
  {
    dialling: '+3706',
    country: 'LT',
    language: 'lt',
    first: ['Jonas', 'Mantas', 'Tomas'],
    last: ['Kazlauskas', 'Žukauskas', 'Petrauskas'],
  },
  {
    dialling: '+3620',
    country: 'HU',
    language: 'hu',
    first: ['Zoltán', 'Eszter', 'Gábor'],
    last: ['Kovács', 'Szűcs', 'Tóth'],
  },
];

export interface Trucker {
  readonly name: string;
  /** The country that issued the licence. */
  readonly country: string;
  readonly language: Language;
  readonly phone: string;
  readonly email: string;
}

/** The nth trucker. Names repeat after 108; phone numbers are unique. */
export function trucker(n: number): Trucker {
  const home = homelands[n % homelands.length] ?? {
    dialling: '+49',
    country: 'DE',
    language: 'de',
    first: [],
    last: [],
  };
  const round = Math.floor(n / homelands.length);
  const first = home.first[round % home.first.length] ?? '';
  const last = home.last[Math.floor(round / home.first.length) % home.last.length] ?? '';
  const mailbox = `${first}.${last}`
    .normalize('NFD')
    .replaceAll(/[^\w.]/g, '')
    .toLowerCase();
  return {
    name: `${first} ${last}`,
    country: home.country,
    language: home.language,
    phone: `${home.dialling}${String(5_550_100 + n * 37)}`,
    email: `${mailbox}${round < 9 ? '' : round}@truckers.test`,
  };
}
