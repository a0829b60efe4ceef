import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

/** Every file below a folder of the project, as a path from its root. */
export const filesBelow = (folder: string): readonly string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll(path.sep, '/'));
