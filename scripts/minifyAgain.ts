import { minify, version } from '@swc/core';
import type { Plugin } from 'vite';

/** Minifies each script a second time, with swc: after both it weighs some 2 % less than after oxc alone. */
export const minifyAgain: Plugin = {
  name: 'minify-again',
  enforce: 'post',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  augmentChunkHash: () => version,
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
    await Promise.all(
      chunks.map(async (chunk) => {
        const options = { module: true, compress: { passes: 2, ecma: 2022 }, mangle: { toplevel: true } } as const;
        chunk.code = (await minify(chunk.code, options)).code;
      }),
    );
  },
};
