/**
 * Which way imports may point. Each rule says why; tests/architecture runs them, checks that they see every file, and that
 * each of them would catch what it forbids.
 */
const fs = require('node:fs');

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const folder = (path) => `^src/${path}`;
const anyOf = (words) => `(?:${words.join('|')})`;

/** The folders of the services that know no room, from those that need nothing to those that need much. */
const technicalFolders = [
  'clock',
  'log',
  'metrics',
  'security',
  'random',
  'storage',
  'settings',
  'tracing',
  'database',
  'migrations',
  'web',
  'fields',
  'undo',
  'freight',
  'gazetteer',
  'routing',
  'rateLimit',
  'mail',
  'operations',
];

/**
 * Doors: the files of a room that other rooms may import, from the rooms that need few others to those that need many. All else is
 * the room's own.
 */
const doors = {
  account: [
    'Audience',
    'authenticate',
    'codes/readPepper',
    'requireSession',
    'passwords/unusableHash',
    'sessions/LiveSession',
    'sessions/liveSessionOf',
    'sessions/liveSessionQuery',
  ],
  company: ['brandAddress', 'companyGate', 'Member', 'memberOf', 'standing/findSender'],
  coupling: ['coupling'],
  papers: [
    'Compliance',
    'documentAnswer',
    'DocumentType',
    'documentRoutes',
    'documentsOf',
    'insertDocument',
    'saveDocument',
    'serveDocument',
    'takeFile',
    'checkIssueDate',
  ],
  invitations: ['DriverRoster', 'invitationAnswer', 'InvitationStatus', 'invitationsOfDriver'],
  drivers: ['driversAtHand', 'engagements'],
  requests: [
    'askFleets',
    'closeOffers',
    'companyNames',
    'contentAnswer',
    'findRequest',
    'isLiveOffer',
    'laneFilter',
    'loadContent',
    'changedLoads',
    'loadChangeAnswers',
    'loadChanges',
    'newsOfOffers',
    'lockCarriers',
    'pickupDays',
    'publishLoad',
    'refuseRequest',
    'reopenRequest',
    'RequestTables',
    'taskOfLoad',
  ],
  terms: ['AgreedTerms', 'agreedTermsAnswer', 'ShipperTerms', 'shownTerms', 'termsOf'],
  trucks: [
    'baseOf',
    'crewFinder',
    'emptyKmTo',
    'FreePlace',
    'freePlaces',
    'judge',
    'judgeCrew',
    'nextPlaces',
    'readYardCrews',
    'requireFit',
    'trucksInUse',
    'trucksOf',
    'unitsOf',
    'whereabouts',
  ],
  emission: [
    'co2eAnswer',
    'estimateFootprint',
    'findFactor',
    'Footprint',
    'footprintsOf',
    'ileap',
    'ileapAnswer',
    'measureTrip',
    'readTrips',
    'resultsOf',
  ],
  shipments: [
    'bookShipment',
    'crewNames',
    'fold/expectedArrivals',
    'fold/FoldedShipment',
    'fold/hasOpenCharge',
    'fold/lastStop',
    'fold/lateAfterMs',
    'fold/waitingAt',
    'foldRows',
    'partyOf',
    'readEvents',
    'settleUnits',
    'shipmentAnswer',
    'stopWaiting',
    'ShipmentTables',
    'unowedEvents',
  ],
  reports: ['Figure', 'counts/scoresOf'],
  carriers: ['scorecard'],
};

const foldersOfServices = fs
  .readdirSync(`${__dirname}/services`, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

/** Every other folder is a room. One without doors is not listed: nobody may import it. */
const roomsWithoutDoors = foldersOfServices.filter(
  (name) => ![...technicalFolders, ...Object.keys(doors), 'demo'].includes(name),
);
const rooms = [...Object.keys(doors), ...roomsWithoutDoors];

/** Each may import the ones before it. */
const serviceFolders = [...technicalFolders, ...rooms, 'demo'];

/** What every feature is made of stands at the top of the services; all else there composes. */
const composition = '^services/(?!(?:Feature|Services|StorageFull|Tables|Unavailable)[.]ts$)[^/]+$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'domain-is-pure',
      'The domain knows only itself: no layer around it, no package.',
      { path: folder('domain/') },
      { pathNot: folder('domain/') },
    ),
    forbid(
      'application-looks-inward',
      'Use cases know the domain and the ports, and of packages only the type of an inversify token.',
      { path: folder('application/') },
      { pathNot: [folder('(application|domain)/'), '/inversify/'] },
    ),
    forbid(
      'use-cases-share-ports-not-rooms',
      'What every room needs leans on no room.',
      { path: folder('application/shared/') },
      { path: folder('application/'), pathNot: folder('application/shared/') },
    ),
    forbid(
      'adapters-know-no-screen',
      'Adapters answer ports; what is shown is not their business.',
      { path: folder('infrastructure/') },
      { path: folder('(ui/|main[.])') },
    ),
    forbid(
      'adapters-are-strangers',
      'One technology never leans on another; the container joins them.',
      { path: folder('infrastructure/(?!container/)([^/]+)/') },
      { path: folder('infrastructure/'), pathNot: folder('infrastructure/$1/') },
    ),
    forbid(
      'http-core-knows-no-room',
      'The client serves every room; a room has its adapters in a folder of its own.',
      { path: folder('infrastructure/http/[^/]+$') },
      { path: folder('infrastructure/http/[^/]+/'), pathNot: folder('infrastructure/http/contract/') },
    ),
    forbid(
      'screens-know-no-adapter',
      'What is seen reaches the world through use cases.',
      { path: folder('ui/') },
      { path: [folder('(infrastructure/|main[.])'), '/(axios|sweetalert2)/'] },
    ),
    forbid(
      'only-hooks-inject',
      'Pages and components call hooks, hooks call useInjection.',
      { path: folder('ui/'), pathNot: ['/use[A-Z][A-Za-z]*[.]tsx?$', folder('ui/shared/injection/')] },
      { path: folder('ui/shared/injection/') },
    ),
    forbid(
      'date-model-is-pure',
      'What a date picker reads, steps and limits is plain TypeScript over the domain: no React, no package, no component.',
      { path: folder('ui/components/dates/model/') },
      { pathNot: folder('(ui/components/dates/model|domain)/') },
    ),
    forbid(
      'components-know-no-room',
      'A component serves any room: props in, events out. Of what rooms share it knows words, locale, time and late loading.',
      { path: folder('ui/components/') },
      {
        path: folder('ui/(rooms|app|workplace|shared)/'),
        pathNot: folder('ui/shared/(use((Admin)?Texts|Locale|Now|Settled)[.]ts$|texts/|loading/)'),
      },
    ),
    forbid(
      'shared-knows-no-room',
      'Hooks and providers that every room needs lean on no room.',
      { path: folder('ui/shared/') },
      { path: folder('ui/(rooms|app|workplace)/') },
    ),
    forbid(
      'rooms-are-strangers',
      'Rooms are loaded one by one; what two of them need is a component or shared.',
      { path: folder('ui/rooms/([^/]+)/') },
      { path: folder('ui/(rooms|app|workplace)/'), pathNot: folder('ui/rooms/$1/') },
    ),
    forbid(
      'axios-stays-in-http',
      'The HTTP client is swapped in one folder.',
      { path: folder(''), pathNot: folder('infrastructure/http/') },
      { path: '/axios/' },
    ),
    forbid(
      'sweetalert-stays-in-dialogs',
      'The dialog library is swapped in one folder.',
      { path: folder(''), pathNot: folder('infrastructure/dialogs/') },
      { path: '/sweetalert2/' },
    ),
    forbid(
      'only-main-builds-the-container',
      'There is one composition root.',
      {
        path: folder(''),
        pathNot: folder(
          '((main[.]tsx|page[.]ts)$|(areas|rooms|loadRooms|officeRooms|requestPages|shipmentRooms|statusImport|tools|accountPages|accountRoom|workplace|downloadPage)On[.]ts$|infrastructure/container/)',
        ),
      },
      { path: folder('infrastructure/container/') },
    ),
    forbid(
      'application-runs-in-a-browser',
      'What Node brings along is not there.',
      { path: folder('') },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'services-and-application-are-strangers',
      'HTTP is the only thing between them.',
      { path: '^(src|services)/' },
      { path: '^(src|services)/', pathNot: '^$1/' },
    ),
    forbid(
      'tests-of-the-application-know-no-service',
      'Only tests/contract holds both sides against each other.',
      { path: '^tests/', pathNot: '^tests/(contract|services|sweeps|faults|support/(services|contract))/' },
      { path: '^(services|tests/(services|sweeps|faults|support/services))/' },
    ),
    forbid(
      'tests-of-services-know-no-application',
      'Only tests/contract holds both sides against each other.',
      { path: '^tests/(services|sweeps|faults|support/services)/' },
      { path: folder('') },
    ),
    forbid(
      'services-database-and-web-know-no-room',
      'Technical folders serve every room, and the next one too. Of what lies at the top they know only passing failures.',
      { path: `^services/(?!${anyOf([...rooms, 'demo'])}/)[^/]+/` },
      { path: [`^services/${anyOf([...rooms, 'demo'])}/`, '^services/(?!(?:StorageFull|Unavailable)[.]ts$)[^/]+$'] },
    ),
    forbid(
      'services-rooms-use-doors',
      'A room knows of another what that one shows; of the demo and of what composes the rooms it knows nothing.',
      { path: `^services/(${anyOf(rooms)})/` },
      {
        path: [`^services/${anyOf([...rooms, 'demo'])}/`, composition],
        pathNot: [
          '^services/$1/',
          ...Object.entries(doors).map(([room, files]) => `^services/${room}/${anyOf(files)}[.]ts$`),
        ],
      },
    ),
    ...serviceFolders.map((each, index) =>
      forbid(
        'services-folders-have-no-circles',
        'Each folder of the services leans only on those before it in the list; a new folder gets its place there.',
        { path: `^services/${each}/` },
        { path: '^services/[^/]+/', pathNot: `^services/${anyOf(serviceFolders.slice(0, index + 1))}/` },
      ),
    ),
    forbid(
      'traces-are-loaded-on-demand',
      'Whoever asks for no traces does not load what they need.',
      { path: '^services/(?!tracing/openTelemetry[.]ts$)' },
      { path: ['/@opentelemetry/', '^services/tracing/openTelemetry[.]ts$'], dynamic: false },
    ),
    forbid(
      'no-tests-in-the-product',
      'What runs never needs what tests it.',
      { path: '^(src|services)/' },
      { path: '^tests/' },
    ),
    forbid('no-cycles', 'A cycle is one module pretending to be two.', {}, { circular: true }),
    forbid(
      'no-orphans',
      'A file nobody needs: use it or delete it. Rules of the domain stand on their own.',
      { orphan: true, pathNot: ['[.]d[.]ts$', folder('domain/')] },
      {},
    ),
    forbid('no-dead-ends', 'The import points at nothing.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.d.ts'],
    },
  },
};
