/**
 * Which way imports may point. Each rule says why; tests/architecture runs them, checks that they see every file, and that
 * each of them would catch what it forbids.
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const folder = (path) => `^src/${path}`;

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
      'ports-know-no-use-case',
      'A port is what a use case needs, never the other way round.',
      { path: folder('application/ports/') },
      { path: folder('application/useCases/') },
    ),
    forbid(
      'adapters-know-no-screen',
      'Adapters answer ports; what is shown is not their trade.',
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
      'screens-know-no-adapter',
      'What is seen reaches the world through use cases.',
      { path: folder('ui/') },
      { path: [folder('(infrastructure/|main[.])'), '/(axios|sweetalert2)/'] },
    ),
    forbid(
      'only-hooks-inject',
      'Pages and components call hooks, hooks call useInjection.',
      { path: folder('ui/'), pathNot: folder('ui/(hooks|injection)/') },
      { path: folder('ui/injection/') },
    ),
    forbid(
      'components-know-no-page',
      'A component serves any page: props in, events out. Of hooks it knows those for its words, how they are written, and the time.',
      { path: folder('ui/components/') },
      { path: folder('ui/(pages|app|hooks)/'), pathNot: folder('ui/hooks/use((Admin)?Texts|Locale|Now)[.]ts$') },
    ),
    forbid(
      'pages-are-strangers',
      'Rooms are loaded one by one; what two of them need is a component, a hook, or the frame of the admin area around them.',
      { path: folder('ui/pages/(?!admin/)([^/]+)/') },
      { path: folder('ui/pages/'), pathNot: folder('ui/pages/($1|admin)/') },
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
      { path: folder(''), pathNot: folder('(main[.]tsx$|areasOn[.]ts$|infrastructure/container/)') },
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
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.d.ts'],
    },
  },
};
