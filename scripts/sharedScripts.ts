import path from 'node:path';

/** What the bundler knows of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const pages = (...names: readonly string[]) => names.map((name) => `src/ui/rooms/${name}.tsx`);

/** What shares most with others of all that is loaded by itself. The order matters: see `sharedScripts`. */
const parts = {
  invitation: [...pages('download/DownloadAppPage'), 'src/infrastructure/container/bindInvitationPage.ts'],
  accounts: [...pages('account/AccountPages'), 'src/infrastructure/container/bindAccountPages.ts'],
  admin: ['src/ui/workplace/AdminArea.tsx', 'src/infrastructure/container/bindWorkplace.ts'],
  records: pages('company/CompanyRoom'),
  // The help room lets people try the calendar.
  dates: [...pages('help/HelpRoom'), 'src/ui/components/dates/DatePopUp.tsx'],
  lists: pages('vehicles/VehiclesRoom', 'drivers/DriversRoom', 'invitations/InvitationsRoom', 'papers/PapersRoom'),
};

const root = path.resolve(import.meta.dirname, '..').replaceAll('\\', '/');

/** All that a module imports, itself and through others; not what it loads later. */
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
 * Names the script for what parts share, by the first of them in the order above: by itself the bundler would make one for each set
 * of parts, some forty of a few hundred bytes. So a part may load what earlier ones share, and never what only later ones show: the
 * page for an invitation nothing of the admin area, a room without lists nothing of them.
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
