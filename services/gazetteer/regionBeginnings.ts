/**
 * How the postcodes of a region begin, with up to three characters, in countries where that tells towns of a name apart. A beginning that
 * several regions share stands with each of them, and the longest one counts. Regions are called as in the gazetteer.
 */
export const regionBeginnings: Readonly<Record<string, string>> = {
  DE: `Baden-Württemberg = 63 64 68 69 70 71 72 73 74 75 76 77 78 79 88 89 97; Bavaria = 63 74 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97;
    Berlin = 10 12 13 14; Brandenburg = 01 03 04 12 13 14 15 16 17 19; Bremen = 27 28; Hamburg = 20 21 22 27;
    Hesse = 34 35 36 37 55 59 60 61 63 64 65 68 69; Mecklenburg-Vorpommern = 17 18 19 23; Lower Saxony = 19 21 26 27 28 29 30 31 34 37 38 48 49 494 495;
    North Rhine-Westphalia = 32 33 34 37 40 41 42 44 45 46 47 48 494 495 50 51 52 53 57 58 59; Rhineland-Palatinate = 51 53 54 55 56 57 65 66 67 76;
    Saarland = 66; Saxony = 01 02 04 07 08 09; Saxony-Anhalt = 06 29 38 39; Schleswig-Holstein = 21 22 23 24 25; Thuringia = 04 06 07 36 37 96 98 99`,
  AT: `Burgenland = 2 7 8; Carinthia = 9; Lower Austria = 1 2 3 4; Salzburg = 5; Styria = 7 8; Tyrol = 6 9; Upper Austria = 3 4 5; Vienna = 1; Vorarlberg = 6`,
  FR: `Auvergne-Rhône-Alpes = 01 03 07 15 26 38 42 43 63 69 73 74; Bourgogne-Franche-Comté = 21 25 39 58 70 71 89 90; Brittany = 22 29 35 56;
    Centre-Val de Loire = 18 28 36 37 41 45; Corsica = 20; Grand Est = 08 10 51 52 54 55 57 67 68 88; Hauts-de-France = 02 59 60 62 80;
    Île-de-France = 75 77 78 91 92 93 94 95; Normandy = 14 27 50 61 76; Nouvelle-Aquitaine = 16 17 19 23 24 33 40 47 64 79 86 87;
    Occitanie = 09 11 12 30 31 32 34 46 48 65 66 81 82; Pays de la Loire = 44 49 53 72 85; Provence-Alpes-Côte d’Azur = 04 05 06 13 83 84`,
  IT: `Abruzzo = 64 65 66 67; Aosta Valley = 11; Apulia = 70 71 72 73 74 76; Basilicata = 75 85; Calabria = 87 88 89; Campania = 80 81 82 83 84;
    Emilia-Romagna = 29 40 41 42 43 44 47 48; Friuli Venezia Giulia = 33 34; Lazio = 00 01 02 03 04; Liguria = 16 17 18 19; Lombardy = 20 21 22 23 24 25 26 27 46;
    Marche = 60 61 62 63; Molise = 86; Piedmont = 10 12 13 14 15 28; Sardinia = 07 08 09; Sicily = 90 91 92 93 94 95 96 97 98; Trentino-Alto Adige = 38 39;
    Tuscany = 50 51 52 53 54 55 56 57 58 59; Umbria = 05 06; Veneto = 30 31 32 35 36 37 45`,
  ES: `Andalusia = 04 11 14 18 21 23 29 41; Aragon = 22 44 50; Asturias = 33; Balearic Islands = 07; Basque Country = 01 20 48; Canary Islands = 35 38;
    Cantabria = 39; Castile and León = 05 09 24 34 37 40 42 47 49; Castilla-La Mancha = 02 13 16 19 45; Catalonia = 08 17 25 43; Extremadura = 06 10;
    Galicia = 15 27 32 36; La Rioja = 26; Madrid = 28; Murcia = 30; Navarre = 31; Valencia = 03 12 46`,
  PL: `Greater Poland = 60 61 62 63 64 77 89; Holy Cross = 25 26 27 28 29; Kuyavia-Pomerania = 85 86 87 88 89; Łódź = 26 90 91 92 93 94 95 96 97 98 99;
    Lesser Poland = 30 31 32 33 34 38; Lower Silesia = 50 51 52 53 54 55 56 57 58 59 67; Lublin = 08 20 21 22 23 24; Lubusz = 65 66 67 68 69;
    Mazovia = 00 01 02 03 04 05 06 07 08 09 26 27 96; Opole = 45 46 47 48 49; Podlasie = 15 16 17 18 19; Pomerania = 76 77 80 81 82 83 84 89;
    Silesia = 34 40 41 42 43 44 47; Subcarpathia = 35 36 37 38 39; Warmia-Masuria = 10 11 12 13 14 19 82; West Pomerania = 70 71 72 73 74 75 76 78`,
  US: `CT = 0; MA = 0; ME = 0; NH = 0; NJ = 0; RI = 0; VT = 0; DE = 1; NY = 0 1; PA = 1; DC = 2; MD = 2; NC = 2; SC = 2; VA = 2; WV = 2; AL = 3; FL = 3; GA = 3;
    MS = 3; TN = 3; IN = 4; KY = 4; MI = 4; OH = 4; IA = 5; MN = 5; MT = 5; ND = 5; SD = 5; WI = 5; IL = 6; KS = 6; MO = 6; NE = 6; AR = 7; LA = 7; OK = 7;
    TX = 7 8; AZ = 8; CO = 8; ID = 8; NM = 8; NV = 8; UT = 8; WY = 8; AK = 9; CA = 9; HI = 9; OR = 9; WA = 9`,
  CA: `NL = A; NS = B; PE = C; NB = E; QC = G H J; ON = K L M N P; MB = R; SK = S; AB = T; BC = V; NT = X; NU = X; YT = Y`,
  AU: `ACT = 0 2; NSW = 1 2; NT = 0; QLD = 4 9; SA = 5; TAS = 7; VIC = 3 8; WA = 6`,
};
