import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import path from 'node:path';
import { root } from './root.ts';

/** The architecture rules of `.dependency-cruiser.cjs`. */
export const architecture: ICruiseOptions = await extractOptions(path.join(root, '.dependency-cruiser.cjs'));

/** Checks the imports of folders below `baseDir`, by all rules or by one: to vet the expressions of a rule takes longer than a small project. */
export const cruiseFolders = async (
  baseDir: string,
  folders: readonly string[],
  only?: string,
): Promise<ICruiseResult> => {
  const forbidden = architecture.ruleSet?.forbidden?.filter(({ name }) => only === undefined || name === only) ?? [];
  const { output } = await cruise([...folders], {
    ...architecture,
    ruleSet: { ...architecture.ruleSet, forbidden },
    baseDir,
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
};
