import type { Plugin } from 'vite';

const exported = /export\{([^}]*)\};?\s*$/;
const pairs = (names: string): string => names.replaceAll(/(\w+) as (\w+)/g, '$2:$1');
/** What a script takes from that of the bundler. */
const imported = /^import\s*\{([^}]*)\}\s*from\s*"\.\/rolldown-runtime[^"]*";?/m;
const ofFirstScreen: ReadonlySet<string> = new Set(['react', 'foundation']);

/**
 * Puts the few lines by which the bundler joins scripts into those of the first screen: one request less before the form.
 * Scripts fetched later take them from their own file, as the bundler has it.
 */
export const runtimeWithin: Plugin = {
  name: 'runtime-within',
  enforce: 'post',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  // Raised with each change here: the files keep their names otherwise.
  augmentChunkHash: () => 'runtime-within 1',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    if (!runtime) return;
    const lines = runtime.code.replace(exported, (_all, names: string) => `return{${pairs(names)}}`);
    for (const chunk of chunks.filter(({ name }) => ofFirstScreen.has(name))) {
      const [statement, names] = imported.exec(chunk.code) ?? [];
      if (statement === undefined || names === undefined) {
        throw new Error(`${chunk.fileName} does not import ${runtime.fileName}.`);
      }
      chunk.code = chunk.code.replace(statement, () => `const{${names.replaceAll(' as ', ':')}}=(()=>{${lines}})();`);
      chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
    }
  },
};
