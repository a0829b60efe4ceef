import path from 'node:path';

/** The bundler's module graph. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const pages = (...names: readonly string[]) => names.map((name) => `src/ui/rooms/${name}.tsx`);

/** The lazy-loaded parts that share the most code. The order matters: see `sharedScripts`. */
const parts = {
  invitation: [...pages('download/DownloadAppPage'), 'src/infrastructure/container/bindInvitationPage.ts'],
  accounts: [...pages('account/AccountPages'), 'src/infrastructure/container/bindAccountPages.ts'],
  // The dashboard is where most arrive: what it shares with other rooms comes with the frame.
  admin: ['src/workplaceOn.ts', 'src/infrastructure/container/bindWorkplace.ts', ...pages('dashboard/DashboardRoom')],
  records: pages('company/CompanyRoom'),
  // The help room includes the calendar.
  dates: [...pages('help/HelpRoom'), 'src/ui/components/dates/DatePopUp.tsx'],
  lists: pages('vehicles/VehiclesRoom', 'drivers/DriversRoom', 'invitations/InvitationsRoom', 'papers/PapersRoom'),
  // Its adapter and its table of fields are already part of the admin area.
  requests: pages('requests/RequestEditor'),
  freight: pages('requests/RequestsRoom', 'loads/LoadsRoom', 'offers/OffersRoom', 'shipments/ShipmentsRoom'),
};

const root = path.resolve(import.meta.dirname, '..').replaceAll('\\', '/');

/** All static imports of a module, direct and indirect. */
function importsOf(entry: string, modules: Modules): ReadonlySet<string> {
  const first = `${root}/${entry}`;
  if (!modules.getModuleInfo(first)) throw new Error(`${entry} is no part of the application any more.`);
  const seen = new Set<string>();
  const waiting = [first];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/**
 * Names the chunk for shared code by the first part that uses it, in the order above. By default the bundler would create a chunk
 * per set of parts, about forty of a few hundred bytes. A part may thus load code shared by earlier parts, but never code that
 * only later ones use: an invitation page loads nothing of the admin area, and a room without lists loads no list code.
 */
export function sharedScripts(): (id: string, modules: Modules) => string | null {
  let entries: { readonly part: string; readonly imports: ReadonlySet<string> }[] | undefined;
  return (id, modules) => {
    entries ??= Object.entries(parts).flatMap(([part, files]) =>
      files.map((file) => ({ part, imports: importsOf(file, modules) })),
    );
    const [first, ...others] = entries.filter(({ imports }) => imports.has(id));
    return first && others.length > 0 ? `shared-${first.part}` : null;
  };
}
