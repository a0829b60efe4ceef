import { foldName } from './foldName.ts';

/** What stands between the name of a town and where it lies: "am", "sur" and the like. */
const between: ReadonlySet<string> = new Set(
  'am an auf bei im in ob unter vor les sous sur nad pod on under upon'.split(' '),
);

/** Whether a town is called so, and says beside its name where it lies: "Halle (Saale)", "Newcastle upon Tyne", but not "Halle Neustadt". */
export function addsWhereItLies(name: string, folded: string): boolean {
  const [before = '', ...others] = name.split(/[(/]/);
  if (others.length > 0) return foldName(before) === folded;
  const rest = foldName(name).slice(folded.length + 1);
  const [first = ''] = rest.split(' ');
  return foldName(name).startsWith(`${folded} `) && between.has(first) && rest.length > first.length;
}
