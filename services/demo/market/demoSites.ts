import type { Site } from './Site.ts';

/** Country and postcode, town, position, name of the site, its street. */
type Row = readonly [area: string, city: string, lat: number, lng: number, name: string, address: string];

const rows = {
  contrexeville: ['FR 88140', 'Contrexéville', 48.184, 5.896, 'Source des Vosges, quai 3', '12 rue de la Source'],
  strasbourg: ['FR 67000', 'Strasbourg', 48.573, 7.798, 'Entrepôt du Port du Rhin', '4 rue du Port du Rhin'],
  rungis: ['FR 94150', 'Rungis', 48.759, 2.353, 'Marché de Rungis, bâtiment D4', '1 rue de la Tour'],
  lyon: ['FR 69800', 'Saint-Priest', 45.703, 4.944, 'Plateforme Lyon Est', '18 chemin de Genas'],
  lille: ['FR 59810', 'Lesquin', 50.589, 3.117, 'Dépôt Nord Boissons', '7 rue des Fusillés'],
  perpignan: ['FR 66000', 'Perpignan', 42.676, 2.879, 'Saint-Charles International', '210 avenue de Milan'],
  marseille: ['FR 13015', 'Marseille', 43.362, 5.351, 'Halle des Arnavaux', '9 avenue du Marché National'],
  toulouse: ['FR 31150', 'Fenouillet', 43.68, 1.396, 'Dépôt Garonne', '31 rue des Usines'],
  metz: ['FR 57070', 'Metz', 49.109, 6.231, 'Actipôle Lorraine', '22 rue des Feivres'],
  cologne: ['DE 50735', 'Köln', 50.981, 6.972, 'Getränkelager Niehl', 'Am Niehler Hafen 40'],
  stuttgart: ['DE 70329', 'Stuttgart', 48.776, 9.262, 'Werk Hafen, Tor 2', 'Hafenbahnstraße 31'],
  munich: ['DE 85622', 'Feldkirchen', 48.147, 11.731, 'Zentrallager Süd', 'Otto-Lilienthal-Ring 8'],
  hamburg: ['DE 21129', 'Hamburg', 53.526, 9.878, 'Terminal Finkenwerder', 'Vollhöfner Weiden 17'],
  ludwigsfelde: ['DE 14974', 'Ludwigsfelde', 52.303, 13.261, 'GVZ Berlin Süd', 'Am Birkengrund 5'],
  leipzig: ['DE 04158', 'Leipzig', 51.404, 12.331, 'GVZ Leipzig, Halle 7', 'Poststraße 14'],
  frankfurt: ['DE 65933', 'Frankfurt am Main', 50.103, 8.601, 'Frischelager Griesheim', 'Mainzer Landstraße 683'],
  nuremberg: ['DE 90451', 'Nürnberg', 49.401, 11.063, 'Güterverkehrszentrum Hafen', 'Rotterdamer Straße 33'],
  bremen: ['DE 28197', 'Bremen', 53.104, 8.741, 'GVZ Bremen, Tor 5', 'Ludwig-Erhard-Straße 24'],
  duisburg: ['DE 47229', 'Duisburg', 51.397, 6.723, 'Logport I', 'Bliersheimer Straße 80'],
  rotterdam: ['NL 3088 KA', 'Rotterdam', 51.882, 4.431, 'Koelhuis Waalhaven', 'Reeweg 25'],
  venlo: ['NL 5928 RH', 'Venlo', 51.391, 6.103, 'Fresh Park, dock 14', 'Venrayseweg 104'],
  barendrecht: ['NL 2993 LB', 'Barendrecht', 51.853, 4.549, 'Fruitpark Dierenstein', 'Handelsweg 60'],
  eindhoven: ['NL 5657 EA', 'Eindhoven', 51.447, 5.402, 'DC Welschap', 'Luchthavenweg 34'],
  antwerp: ['BE 2030', 'Antwerpen', 51.262, 4.397, 'Kaai 142', 'Noorderlaan 710'],
  liege: ['BE 4041', 'Herstal', 50.696, 5.627, 'Parc des Hauts-Sarts', '2 avenue du Parc Industriel'],
  ghent: ['BE 9042', 'Gent', 51.121, 3.762, 'North Sea Port, dock 6', 'Kennedylaan 32'],
  bettembourg: ['LU 3225', 'Bettembourg', 49.503, 6.113, 'Eurohub Sud', 'ZI Wolser 12'],
  milan: ['IT 20054', 'Segrate', 45.491, 9.297, 'Deposito Milano Est', 'Via Cassanese 224'],
  turin: ['IT 10156', 'Torino', 45.131, 7.702, 'Officine Stura', 'Corso Romania 501'],
  verona: ['IT 37135', 'Verona', 45.408, 10.966, 'Quadrante Europa', 'Via Sommacampagna 61'],
  bologna: ['IT 40132', 'Bologna', 44.515, 11.283, 'Magazzino Borgo Panigale', 'Via Marco Emilio Lepido 182'],
  sassuolo: ['IT 41049', 'Sassuolo', 44.553, 10.781, 'Distretto Ceramico', 'Via Radici in Piano 112'],
  valencia: ['ES 46024', 'València', 39.441, -0.331, 'Almacén del Puerto', 'Camí del Port 7'],
  alzira: ['ES 46600', 'Alzira', 39.157, -0.441, 'Cooperativa de la Ribera', 'Carretera de Corbera 40'],
  villarreal: ['ES 12540', 'Vila-real', 39.944, -0.112, 'Azulejos del Mijares', 'Camino Viejo de Onda 15'],
  murcia: ['ES 30169', 'San Ginés', 37.958, -1.198, 'Polígono Oeste, nave 9', 'Avenida del Descubrimiento 3'],
  almeria: ['ES 04700', 'El Ejido', 36.767, -2.811, 'Alhóndiga Poniente', 'Carretera de Málaga 112'],
  barcelona: ['ES 08040', 'Barcelona', 41.333, 2.131, 'Mercabarna, pavelló F', 'Carrer Major 76'],
  madrid: ['ES 28053', 'Madrid', 40.377, -3.657, 'Mercamadrid, nave C', 'Avenida de Madrid 60'],
  zaragoza: ['ES 50197', 'Zaragoza', 41.631, -1.011, 'PLAZA, calle Bari', 'Calle Bari 31'],
  irun: ['ES 20305', 'Irun', 43.342, -1.793, 'ZAISA, pabellón 4', 'Autopista A-8, área 1'],
  seville: ['ES 41020', 'Sevilla', 37.407, -5.912, 'Mercasevilla', 'Avenida de Andalucía 4'],
  porto: ['PT 4470-605', 'Maia', 41.235, -8.628, 'Zona Industrial da Maia', 'Rua Joaquim António Moreira 218'],
  azambuja: ['PT 2050-306', 'Azambuja', 39.071, -8.868, 'Plataforma Lisboa Norte', 'Estrada Nacional 3, km 7'],
  poznan: ['PL 62-080', 'Tarnowo Podgórne', 52.465, 16.663, 'Magazyn Zachód', 'ul. Rokietnicka 12'],
  wroclaw: ['PL 55-040', 'Bielany Wrocławskie', 51.033, 16.967, 'Park Logistyczny', 'ul. Magazynowa 4'],
  warsaw: ['PL 05-850', 'Ożarów Mazowiecki', 52.209, 20.797, 'Rynek Hurtowy Bronisze', 'ul. Poznańska 98'],
  prague: ['CZ 252 19', 'Rudná', 50.034, 14.234, 'Sklad Praha Západ', 'K Vypichu 986'],
  brno: ['CZ 627 00', 'Brno', 49.181, 16.676, 'Slévárna Slatina', 'Tuřanka 115'],
  vienna: ['AT 1230', 'Wien', 48.137, 16.298, 'Großmarkt Inzersdorf', 'Laxenburger Straße 367'],
  linz: ['AT 4030', 'Linz', 48.251, 14.318, 'Werksgelände Ebelsberg', 'Wiener Straße 435'],
  pratteln: ['CH 4133', 'Pratteln', 47.527, 7.688, 'Lager Salina Raurica', 'Rheinstrasse 70'],
  gothenburg: ['SE 418 79', 'Göteborg', 57.713, 11.861, 'Arendal, port 3', 'Arendals Skans 20'],
  malmo: ['SE 212 41', 'Malmö', 55.592, 13.058, 'Fosie lager', 'Stenyxegatan 9'],
  jonkoping: ['SE 556 52', 'Jönköping', 57.761, 14.108, 'Torsvik DC', 'Möbelvägen 34'],
  taastrup: ['DK 2630', 'Taastrup', 55.662, 12.271, 'Høje Taastrup Transportcenter', 'Kuldyssen 13'],
  kolding: ['DK 6000', 'Kolding', 55.529, 9.461, 'Danfragt Syd', 'Albuen 60'],
} as const satisfies Readonly<Record<string, Row>>;

export type SiteName = keyof typeof rows;

/** A site of the demo by its name: real towns and positions, made-up tenants. */
export function siteNamed(site: SiteName): Site {
  const [area, city, lat, lng, name, address] = rows[site];
  return { name, address, postcode: area.slice(3), city, country: area.slice(0, 2), lat, lng };
}
