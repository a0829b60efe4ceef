/**
 * The biggest town, called as in the gazetteer, of the area whose postcodes begin so: with two characters, or with one where the rest tells
 * nothing more. The towns of an area are close enough together for a lane; the list follows the countries' own plans of postcodes.
 */
export const areaTowns: Readonly<Record<string, string>> = {
  DE: `Dresden = 01; Görlitz = 02; Cottbus = 03; Leipzig = 04; Halle (Saale) = 06; Jena = 07; Zwickau = 08; Chemnitz = 09; Berlin = 10 12 13; Potsdam = 14;
    Frankfurt (Oder) = 15; Oranienburg = 16; Neubrandenburg = 17; Rostock = 18; Schwerin = 19; Hamburg = 20 21 22; Lübeck = 23; Kiel = 24; Elmshorn = 25; Oldenburg = 26;
    Bremerhaven = 27; Bremen = 28; Celle = 29; Hannover = 30; Hildesheim = 31; Minden = 32; Bielefeld = 33; Kassel = 34; Gießen = 35; Fulda = 36; Göttingen = 37;
    Braunschweig = 38; Magdeburg = 39; Düsseldorf = 40; Mönchengladbach = 41; Wuppertal = 42; Dortmund = 44; Essen = 45; Oberhausen = 46; Duisburg = 47; Münster = 48;
    Osnabrück = 49; Köln = 50 51; Aachen = 52; Bonn = 53; Trier = 54; Mainz = 55; Koblenz = 56; Siegen = 57; Hagen = 58; Hamm = 59; Frankfurt am Main = 60;
    Bad Homburg vor der Höhe = 61; Offenbach = 63; Darmstadt = 64; Wiesbaden = 65; Saarbrücken = 66; Ludwigshafen am Rhein = 67; Mannheim = 68; Heidelberg = 69; Stuttgart = 70;
    Ludwigsburg = 71; Reutlingen = 72; Esslingen = 73; Heilbronn = 74; Pforzheim = 75; Karlsruhe = 76; Offenburg = 77; Villingen-Schwenningen = 78; Freiburg = 79;
    Munich = 80 81; Germering = 82; Rosenheim = 83; Landshut = 84; Ingolstadt = 85; Augsburg = 86; Kempten (Allgäu) = 87; Friedrichshafen = 88; Ulm = 89; Nürnberg = 90;
    Erlangen = 91; Weiden = 92; Regensburg = 93; Passau = 94; Bayreuth = 95; Bamberg = 96; Würzburg = 97; Suhl = 98; Erfurt = 99`,
  AT: `Vienna = 10 11 12; Stockerau = 20; Mistelbach = 21; Gänserndorf = 22; Mödling = 23; Bruck an der Leitha = 24; Baden = 25; Neunkirchen = 26; Wiener Neustadt = 27;
    Sankt Pölten = 31; Amstetten = 33; Klosterneuburg = 34; Krems an der Donau = 35; Linz = 40; Freistadt = 42; Steyr = 44; Kirchdorf an der Krems = 45; Wels = 46;
    Gmunden = 48; Ried im Innkreis = 49; Salzburg = 50; Braunau am Inn = 52; Mondsee = 53; Hallein = 54; Sankt Johann im Pongau = 56;
    Saalfelden am Steinernen Meer = 57; Innsbruck = 60; Schwaz = 61; Jenbach = 62; Kufstein = 63; Telfs = 64; Landeck = 65; Reutte = 66; Bludenz = 67; Dornbirn = 68;
    Bregenz = 69; Eisenstadt = 70; Neusiedl am See = 71; Oberwart = 74; Graz = 80; Weiz = 81; Leibnitz = 84; Voitsberg = 85; Kapfenberg = 86; Leoben = 87; Liezen = 89;
    Klagenfurt am Wörthersee = 90; Völkermarkt = 91; Sankt Veit an der Glan = 93; Wolfsberg = 94; Villach = 95; Spittal an der Drau = 98; Lienz = 99`,
  CH: `Lausanne = 10; Morges = 11; Genève = 12; Yverdon-les-Bains = 14; Payerne = 15; Bulle = 16; Fribourg = 17; Montreux = 18; Sion = 19; Neuchâtel = 20;
    La Chaux-de-Fonds = 23; Le Locle = 24; Biel/Bienne = 25; Delémont = 28; Porrentruy = 29; Bern = 30; Münsingen = 31; Burgdorf = 34; Thun = 36; Spiez = 37;
    Interlaken = 38; Brig = 39; Basel = 40; Allschwil = 41; Rheinfelden = 43; Liestal = 44; Solothurn = 45; Olten = 46; Zofingen = 48; Langenthal = 49; Aarau = 50;
    Brugg = 52; Baden = 54; Wohlen = 56; Luzern = 60; Sursee = 62; Zug = 63; Schwyz = 64; Bellinzona = 65; Locarno = 66; Mendrisio = 68; Lugano = 69; Chur = 70;
    Zürich = 80; Bülach = 81; Schaffhausen = 82; Kloten = 83; Winterthur = 84; Frauenfeld = 85; Uster = 86; Wädenswil = 88; Dietikon = 89; Sankt Gallen = 90;
    Gossau = 92; Arbon = 93; Rorschach = 94; Wil = 95`,
  FR: `Bourg-en-Bresse = 01; Saint-Quentin = 02; Montluçon = 03; Manosque = 04; Gap = 05; Nice = 06; Annonay = 07; Charleville-Mézières = 08; Pamiers = 09; Troyes = 10;
    Narbonne = 11; Rodez = 12; Marseille = 13; Caen = 14; Aurillac = 15; Angoulême = 16; La Rochelle = 17; Bourges = 18; Brive-la-Gaillarde = 19; Ajaccio = 20; Dijon = 21;
    Saint-Brieuc = 22; Guéret = 23; Périgueux = 24; Besançon = 25; Valence = 26; Évreux = 27; Chartres = 28; Brest = 29; Nîmes = 30; Toulouse = 31; Auch = 32;
    Bordeaux = 33; Montpellier = 34; Rennes = 35; Châteauroux = 36; Tours = 37; Grenoble = 38; Dole = 39; Mont-de-Marsan = 40; Blois = 41; Saint-Étienne = 42;
    Le Puy-en-Velay = 43; Nantes = 44; Orléans = 45; Cahors = 46; Agen = 47; Mende = 48; Angers = 49; Cherbourg-Octeville = 50; Reims = 51; Saint-Dizier = 52; Laval = 53;
    Nancy = 54; Verdun = 55; Lorient = 56; Metz = 57; Nevers = 58; Lille = 59; Beauvais = 60; Alençon = 61; Calais = 62; Clermont-Ferrand = 63; Pau = 64; Tarbes = 65;
    Perpignan = 66; Strasbourg = 67; Mulhouse = 68; Lyon = 69; Vesoul = 70; Chalon-sur-Saône = 71; Le Mans = 72; Chambéry = 73; Annecy = 74; Paris = 75; Le Havre = 76;
    Meaux = 77; Versailles = 78; Niort = 79; Amiens = 80; Albi = 81; Montauban = 82; Toulon = 83; Avignon = 84; La Roche-sur-Yon = 85; Poitiers = 86; Limoges = 87;
    Épinal = 88; Auxerre = 89; Belfort = 90; Évry = 91; Boulogne-Billancourt = 92; Saint-Denis = 93; Vitry-sur-Seine = 94; Argenteuil = 95`,
  BE: `Brussels = 10 11 12; Wavre = 13; Nivelles = 14; Halle = 15; Sint-Pieters-Leeuw = 16; Vilvoorde = 18; Zaventem = 19; Antwerpen = 20 21; Herentals = 22;
    Turnhout = 23; Mol = 24; Lier = 25; Mechelen = 28; Leuven = 30; Aarschot = 32; Tienen = 33; Hasselt = 35; Genk = 36; Tongeren = 37; Sint-Truiden = 38; Lommel = 39;
    Liège = 40; Seraing = 41; Waremme = 43; Huy = 45; Visé = 46; Eupen = 47; Verviers = 48; Malmédy = 49; Namur = 50; Gembloux = 51; Dinant = 55; Charleroi = 60;
    Châtelet = 62; Bastogne = 66; Arlon = 67; Marche-en-Famenne = 69; Mons = 70; La Louvière = 71; Boussu = 73; Tournai = 75; Mouscron = 77; Ath = 78; Brugge = 80;
    Knokke-Heist = 83; Ostend = 84; Kortrijk = 85; Veurne = 86; Izegem = 87; Roeselare = 88; Ieper = 89; Gent = 90; Sint-Niklaas = 91; Dendermonde = 92; Aalst = 93;
    Ninove = 94; Geraardsbergen = 95; Ronse = 96; Oudenaarde = 97; Deinze = 98; Eeklo = 99`,
  NL: `Amsterdam = 10; Amstelveen = 11; Hilversum = 12; Almere Stad = 13; Purmerend = 14; Zaandam = 15; Hoorn = 16; Den Helder = 17; Alkmaar = 18; Beverwijk = 19;
    Haarlem = 20; Hoofddorp = 21; Katwijk aan Zee = 22; Leiden = 23; Alphen aan den Rijn = 24; The Hague = 25; Delft = 26; Zoetermeer = 27; Gouda = 28;
    Capelle aan den IJssel = 29; Rotterdam = 30; Schiedam = 31; Spijkenisse = 32; Dordrecht = 33; Nieuwegein = 34; Utrecht = 35; Zeist = 37; Amersfoort = 38;
    Veenendaal = 39; Tiel = 40; Culemborg = 41; Gorinchem = 42; Middelburg = 43; Goes = 44; Terneuzen = 45; Bergen op Zoom = 46; Roosendaal = 47; Breda = 48;
    Oosterhout = 49; Tilburg = 50; Waalwijk = 51; 's-Hertogenbosch = 52; Oss = 53; Uden = 54; Veldhoven = 55; Eindhoven = 56; Helmond = 57; Venray = 58; Venlo = 59;
    Roermond = 60; Sittard = 61; Maastricht = 62; Heerlen = 64; Nijmegen = 65; Wijchen = 66; Ede = 67; Arnhem = 68; Zevenaar = 69; Doetinchem = 70;
    Winterswijk = 71; Zutphen = 72; Apeldoorn = 73; Deventer = 74; Enschede = 75; Almelo = 76; Hardenberg = 77; Emmen = 78; Hoogeveen = 79; Zwolle = 80; Raalte = 81;
    Lelystad = 82; Emmeloord = 83; Heerenveen = 84; Sneek = 86; Franeker = 88; Leeuwarden = 89; Dokkum = 91; Drachten = 92; Roden = 93; Assen = 94; Stadskanaal = 95;
    Hoogezand = 96; Groningen = 97; Delfzijl = 99`,
  LU: 'Luxembourg = 1 2; Dudelange = 3; Esch-sur-Alzette = 4; Ettelbruck = 9',
  IT: `Rome = 00; Viterbo = 01; Rieti = 02; Frosinone = 03; Latina = 04; Terni = 05; Perugia = 06; Sassari = 07; Nuoro = 08; Cagliari = 09; Turin = 10; Aosta = 11;
    Cuneo = 12; Vercelli = 13; Asti = 14; Alessandria = 15; Genoa = 16; Savona = 17; San Remo = 18; La Spezia = 19; Milan = 20; Varese = 21; Como = 22; Lecco = 23;
    Bergamo = 24; Brescia = 25; Cremona = 26; Pavia = 27; Novara = 28; Piacenza = 29; Venice = 30; Treviso = 31; Belluno = 32; Udine = 33; Trieste = 34; Padova = 35;
    Vicenza = 36; Verona = 37; Trento = 38; Bolzano = 39; Bologna = 40; Modena = 41; Reggio nell'Emilia = 42; Parma = 43; Ferrara = 44; Rovigo = 45; Mantova = 46;
    Rimini = 47; Ravenna = 48; Florence = 50; Pistoia = 51; Arezzo = 52; Siena = 53; Massa = 54; Lucca = 55; Pisa = 56; Livorno = 57; Grosseto = 58; Prato = 59;
    Ancona = 60; Pesaro = 61; Macerata = 62; Ascoli Piceno = 63; Teramo = 64; Pescara = 65; Chieti = 66; L'Aquila = 67; Bari = 70; Foggia = 71; Brindisi = 72;
    Lecce = 73; Taranto = 74; Matera = 75; Andria = 76; Naples = 80; Caserta = 81; Benevento = 82; Avellino = 83; Salerno = 84; Potenza = 85; Campobasso = 86;
    Cosenza = 87; Catanzaro = 88; Reggio Calabria = 89; Palermo = 90; Trapani = 91; Agrigento = 92; Caltanissetta = 93; Enna = 94; Catania = 95; Siracusa = 96;
    Ragusa = 97; Messina = 98`,
  ES: `Vitoria-Gasteiz = 01; Albacete = 02; Alicante = 03; Almería = 04; Ávila = 05; Badajoz = 06; Palma = 07; Barcelona = 08; Burgos = 09; Cáceres = 10;
    Jerez de la Frontera = 11; Castelló de la Plana = 12; Ciudad Real = 13; Córdoba = 14; A Coruña = 15; Cuenca = 16; Girona = 17; Granada = 18; Guadalajara = 19; San Sebastián = 20;
    Huelva = 21; Huesca = 22; Jaén = 23; León = 24; Lleida = 25; Logroño = 26; Lugo = 27; Madrid = 28; Málaga = 29; Murcia = 30; Pamplona = 31; Ourense = 32; Gijón = 33;
    Palencia = 34; Las Palmas de Gran Canaria = 35; Vigo = 36; Salamanca = 37; Santa Cruz de Tenerife = 38; Santander = 39; Segovia = 40; Sevilla = 41; Soria = 42; Tarragona = 43;
    Teruel = 44; Toledo = 45; Valencia = 46; Valladolid = 47; Bilbao = 48; Zamora = 49; Zaragoza = 50`,
  PT: `Lisbon = 1; Santarém = 20; Abrantes = 22; Tomar = 23; Leiria = 24; Caldas da Rainha = 25; Loures = 26; Sintra = 27; Almada = 28; Setúbal = 29; Coimbra = 30;
    Pombal = 31; Viseu = 35; Aveiro = 38; Porto = 40 41 42 43; Vila Nova de Gaia = 44; Espinho = 45; Braga = 47; Guimarães = 48; Viana do Castelo = 49; Vila Real = 50;
    Bragança = 53; Chaves = 54; Castelo Branco = 60; Covilhã = 62; Guarda = 63; Évora = 70; Portalegre = 73; Beja = 78; Faro = 80; Loulé = 81; Portimão = 85`,
  PL: `Warsaw = 00 01 02 03 04; Pruszków = 05; Ciechanów = 06; Ostrołęka = 07; Siedlce = 08; Płock = 09; Olsztyn = 10; Giżycko = 11; Iława = 14; Białystok = 15;
    Suwałki = 16; Bielsk Podlaski = 17; Łomża = 18; Ełk = 19; Lublin = 20; Biała Podlaska = 21; Chełm = 22; Kraśnik = 23; Puławy = 24; Kielce = 25; Radom = 26;
    Ostrowiec Świętokrzyski = 27; Kraków = 30 31; Oświęcim = 32; Tarnów = 33; Żywiec = 34; Rzeszów = 35; Przemyśl = 37; Krosno = 38; Mielec = 39; Katowice = 40;
    Sosnowiec = 41; Częstochowa = 42; Bielsko-Biala = 43; Gliwice = 44; Opole = 45; Kluczbork = 46; Racibórz = 47; Nysa = 48; Brzeg = 49; Wrocław = 50 51 52 53 54;
    Oława = 55; Oleśnica = 56; Kłodzko = 57; Wałbrzych = 58; Legnica = 59; Poznań = 60 61; Kalisz = 62; Ostrów Wielkopolski = 63; Leszno = 64; Zielona Góra = 65;
    Gorzów Wielkopolski = 66; Głogów = 67; Żary = 68; Szczecin = 70 71; Świnoujście = 72; Stargard = 73; Koszalin = 75; Słupsk = 76; Kołobrzeg = 78; Gdańsk = 80;
    Gdynia = 81; Elbląg = 82; Tczew = 83; Wejherowo = 84; Bydgoszcz = 85; Grudziądz = 86; Toruń = 87; Inowrocław = 88; Łódź = 90 91 92 93 94; Pabianice = 95;
    Skierniewice = 96; Piotrków Trybunalski = 97; Zduńska Wola = 98; Kutno = 99`,
  CZ: `Prague = 1; Příbram = 26; Kladno = 27; Kolín = 28; Mladá Boleslav = 29; Pilsen = 30 31 32; Rokycany = 33; Klatovy = 34; Cheb = 35; Karlovy Vary = 36;
    České Budějovice = 37; Tábor = 39; Ústí nad Labem = 40; Teplice = 41; Most = 43; Liberec = 46; Česká Lípa = 47; Hradec Králové = 50; Pardubice = 53; Trutnov = 54;
    Náchod = 55; Ústí nad Orlicí = 56; Jihlava = 58; Žďár nad Sázavou = 59; Brno = 60 61 62 63 64; Třebíč = 67; Uherské Hradiště = 68; Hodonín = 69; Ostrava = 70 71 72;
    Havířov = 73; Opava = 74; Přerov = 75; Zlín = 76; Olomouc = 77; Šumperk = 78; Prostějov = 79`,
  SK: `Žilina = 01; Martin = 03; Košice = 04; Poprad = 05; Michalovce = 07; Prešov = 08; Bratislava = 8; Pezinok = 90; Trnava = 91; Piešťany = 92; Nitra = 94; Zvolen = 96;
    Banská Bystrica = 97; Lučenec = 98`,
  HU: `Budapest = 1; Érd = 20; Gödöllő = 21; Dunaújváros = 24; Esztergom = 25; Vác = 26; Cegléd = 27; Tatabánya = 28; Salgótarján = 31; Gyöngyös = 32; Eger = 33;
    Miskolc = 35; Ózd = 36; Kazincbarcika = 37; Debrecen = 40; Hajdúszoboszló = 42; Nyíregyháza = 44; Szolnok = 50; Jászberény = 51; Békéscsaba = 56; Gyula = 57;
    Orosháza = 58; Kecskemét = 60; Kiskunfélegyháza = 61; Baja = 65; Szeged = 67; Hódmezővásárhely = 68; Szekszárd = 71; Kaposvár = 74; Pécs = 76;
    Mohács = 77; Székesfehérvár = 80; Veszprém = 82; Ajka = 84; Pápa = 85; Siófok = 86; Nagykanizsa = 88; Zalaegerszeg = 89; Győr = 90; Mosonmagyaróvár = 92;
    Sopron = 94; Szombathely = 97`,
  DK: `Copenhagen = 1; Roskilde = 40; Slagelse = 42; Odense = 50 51 52; Kolding = 60; Esbjerg = 67; Fredericia = 70; Vejle = 71; Herning = 74; Holstebro = 75; Århus = 80 81 82;
    Silkeborg = 86; Horsens = 87; Viborg = 88; Randers = 89; Aalborg = 90 91 92; Frederikshavn = 99`,
  SE: `Stockholm = 10 11; Malmö = 20 21; Lund = 22; Helsingborg = 25; Kristianstad = 29; Halmstad = 30; Växjö = 35; Karlskrona = 37; Kalmar = 39; Uddevalla = 45;
    Trollhättan = 46; Borås = 50; Skövde = 54; Jönköping = 55; Linköping = 58; Norrköping = 60; Eskilstuna = 63; Karlstad = 65; Örebro = 70; Västerås = 72; Uppsala = 75;
    Borlänge = 78; Göteborg = 40 41; Gävle = 80; Sundsvall = 85; Umeå = 90; Luleå = 97`,
  GB: `Birmingham = B; Manchester = M; Liverpool = L; Sheffield = S; Glasgow = G; London = E N W EC NW SE SW WC; Aberdeen = AB; Bath = BA; Blackburn = BB; Bradford = BD;
    Bournemouth = BH; Bolton = BL; Brighton = BN; Bristol = BS; Belfast = BT; Carlisle = CA; Cambridge = CB; Cardiff = CF; Chester = CH; Chelmsford = CM; Colchester = CO;
    Canterbury = CT; Coventry = CV; Crewe = CW; Dartford = DA; Dundee = DD; Derby = DE; Durham = DH; Darlington = DL; Doncaster = DN; Dudley = DY; Edinburgh = EH; Exeter = EX;
    Falkirk = FK; Blackpool = FY; Gloucester = GL; Guildford = GU; Huddersfield = HD; Hereford = HR; Ipswich = IP; Inverness = IV; Lancaster = LA; Leicester = LE; Lincoln = LN;
    Leeds = LS; Luton = LU; Milton Keynes = MK; Motherwell = ML; Nottingham = NG; Northampton = NN; Newport = NP; Norwich = NR; Oldham = OL; Oxford = OX;
    Peterborough = PE; Perth = PH; Plymouth = PL; Portsmouth = PO; Preston = PR; Reading = RG; Swansea = SA; Stockport = SK; Slough = SL; Swindon = SN; Southampton = SO;
    Sunderland = SR; Shrewsbury = SY; Taunton = TA; Telford = TF; Middlesbrough = TS; Warrington = WA; Watford = WD; Wakefield = WF; Wigan = WN; Worcester = WR;
    Walsall = WS; Wolverhampton = WV; York = YO`,
};
