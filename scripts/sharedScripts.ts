import path from 'node:path';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const pages = (...names: readonly string[]) => names.map((name) => `src/ui/pages/${name}.tsx`);

/** What is loaded by itself, by what it shows: what several of them import is shared. */
const parts = {
  invitation: [...pages('download/DownloadAppPage'), 'src/infrastructure/container/bindInvitationPage.ts'],
  accounts: pages('authentication/AccountPages'),
  admin: [...pages('admin/AdminArea'), 'src/infrastructure/container/bindWorkplace.ts'],
  records: pages('company/CompanyRoom'),
  dates: [...pages('help/HelpRoom'), 'src/ui/components/dates/DatePopUp.tsx'],
  lists: pages('vehicles/VehiclesRoom', 'drivers/DriversRoom', 'invitations/InvitationsRoom', 'papers/PapersRoom'),
};

/** All that a module imports, itself and through others; not what it loads later. */
function importsOf(entry: string, graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [path.resolve(import.meta.dirname, '..', entry)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/**
 * Names the script for what parts share, by the first of its parts above: by itself the bundler would make one for each set of
 * parts, some forty of a few hundred bytes. So no part loads what only parts below it show: the page for an invitation nothing of
 * the admin area, a room without lists nothing of them.
 */
export function sharedScripts(): (id: string, graph: Graph) => string | null {
  let users: { readonly part: string; readonly imports: ReadonlySet<string> }[] | undefined;
  return (id, graph) => {
    users ??= Object.entries(parts).flatMap(([part, entries]) =>
      entries.map((entry) => ({ part, imports: importsOf(entry, graph) })),
    );
    const [first, ...others] = users.filter(({ imports }) => imports.has(id));
    return first && others.length > 0 ? `shared-${first.part}` : null;
  };
}
