import { foldName } from './foldName.ts';

/** What the regions of the gazetteer are called at home, and in short. */
const names: Readonly<Record<string, string>> = {
  DE: `Bavaria = Bayern, BY; Baden-Württemberg = BW; Berlin = BE; Brandenburg = BB; Bremen = HB; Hamburg = HH; Hesse = Hessen, HE; Lower Saxony = Niedersachsen, NI;
    Mecklenburg-Vorpommern = MV; North Rhine-Westphalia = Nordrhein-Westfalen, NRW, NW, Westfalen; Rhineland-Palatinate = Rheinland-Pfalz, RP, Pfalz; Saarland = SL;
    Saxony = Sachsen, SN; Saxony-Anhalt = Sachsen-Anhalt, ST; Schleswig-Holstein = SH; Thuringia = Thüringen, TH`,
  AT: `Carinthia = Kärnten; Lower Austria = Niederösterreich, NÖ; Upper Austria = Oberösterreich, OÖ; Styria = Steiermark; Tyrol = Tirol; Vienna = Wien`,
  FR: `Brittany = Bretagne; Corsica = Corse; Normandy = Normandie`,
  IT: `Apulia = Puglia; Lombardy = Lombardia; Piedmont = Piemonte; Sardinia = Sardegna; Sicily = Sicilia; Tuscany = Toscana; Aosta Valley = Valle d’Aosta`,
  ES: `Andalusia = Andalucía; Aragon = Aragón; Balearic Islands = Illes Balears, Islas Baleares; Basque Country = País Vasco, Euskadi; Castile and León = Castilla y León;
    Catalonia = Cataluña, Catalunya; Navarre = Navarra`,
  PL: `Greater Poland = Wielkopolskie; Lesser Poland = Małopolskie; Lower Silesia = Dolnośląskie; Mazovia = Mazowieckie; Silesia = Śląskie; Pomerania = Pomorskie`,
};

/** The region that a name stands for, both as they are compared, by country. */
const known: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([country, entries]) =>
    entries.split(';').flatMap((entry) => {
      const [region = '', others = ''] = entry.split('=').map((part) => part.trim());
      return others.split(',').map((other) => [`${country} ${foldName(other)}`, foldName(region)] as const);
    }),
  ),
);

interface Region {
  readonly country: string;
  readonly region: string | null;
}

/** Whether people call a region so: by its name in the gazetteer, the one at home, or its letters. `folded` is what `foldName` made of the name. */
export function isRegionCalled(folded: string, { country, region }: Region): boolean {
  if (region === null) return false;
  const own = foldName(region);
  return folded === own || known.get(`${country} ${folded}`) === own;
}
