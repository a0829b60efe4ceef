import type { ICruiseResult } from 'dependency-cruiser';

/** The files of the product that no entry imports, itself or through others: code that only its tests keep. */
export const unreachedFiles = ({ modules }: ICruiseResult, entries: readonly string[]): readonly string[] => {
  const files = modules.filter(({ source }) => /^(?:src|services)\/.*(?<![.]d[.]ts)$/.test(source));
  const importsOf = new Map(files.map(({ source, dependencies }) => [source, dependencies.map((to) => to.resolved)]));
  const reached = new Set<string>();
  const ahead = [...entries];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    ahead.push(...(importsOf.get(file) ?? []));
  }
  return [...importsOf.keys()].filter((file) => !reached.has(file));
};
