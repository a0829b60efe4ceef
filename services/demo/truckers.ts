interface Homeland {
  readonly dialling: string;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const homelands: readonly Homeland[] = [
  { dialling: '+4860', first: ['Piotr', 'Agnieszka', 'Marek'], last: ['Kowalczyk', 'Zieliński', 'Wójcik'] },
  { dialling: '+4915', first: ['Jürgen', 'Sabine', 'Lukas'], last: ['Hoffmann', 'Krüger', 'Schäfer'] },
  { dialling: '+5511', first: ['João', 'Beatriz', 'Thiago'], last: ['Conceição', 'Gonçalves', 'Araújo'] },
  { dialling: '+4072', first: ['Andrei', 'Ioana', 'Mihai'], last: ['Popescu', 'Dumitrescu', 'Țurcanu'] },
  { dialling: '+9053', first: ['Emre', 'Ayşe', 'Oğuz'], last: ['Yıldız', 'Çelik', 'Demir'] },
  { dialling: '+3461', first: ['Álvaro', 'Carmen', 'Iker'], last: ['Muñoz', 'Etxeberria', 'Castaño'] },
  { dialling: '+9198', first: ['Arjun', 'Priya', 'Harpreet'], last: ['Sharma', 'Nair', 'Singh'] },
  { dialling: '+2348', first: ['Chidi', 'Ngozi', 'Babatunde'], last: ['Eze', 'Adeyemi', 'Obi'] },
  { dialling: '+3161', first: ['Sjoerd', 'Femke', 'Daan'], last: ['van der Meer', 'de Vries', 'Bakker'] },
  { dialling: '+4670', first: ['Åsa', 'Björn', 'Linnea'], last: ['Sjöberg', 'Nyström', 'Ekdahl'] },
  { dialling: '+3706', first: ['Rūta', 'Jonas', 'Mantas'], last: ['Kazlauskas', 'Žukauskas', 'Petrauskienė'] },
  { dialling: '+3620', first: ['Zoltán', 'Eszter', 'Gábor'], last: ['Kovács', 'Szűcs', 'Tóth'] },
];

export interface Trucker {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** The nth made-up trucker: 108 of them before a name comes again, and no phone number twice. */
export function trucker(n: number): Trucker {
  const home = homelands[n % homelands.length] ?? { dialling: '+49', first: [], last: [] };
  const round = Math.floor(n / homelands.length);
  const first = home.first[round % home.first.length] ?? '';
  const last = home.last[Math.floor(round / home.first.length) % home.last.length] ?? '';
  const mailbox = `${first}.${last}`
    .normalize('NFD')
    .replaceAll(/[^\w.]/g, '')
    .toLowerCase();
  return {
    name: `${first} ${last}`,
    phone: `${home.dialling}${String(5_550_100 + n * 37)}`,
    email: `${mailbox}${round < 9 ? '' : round}@truckers.test`,
  };
}
