import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadFace } from '../../../src/infrastructure/paper/openFaces.ts';
import { root } from '../architecture/root.ts';

/** Reads a part of the typeface from the disk, where a browser would fetch it. */
export const loadFaceFile: LoadFace = async (address) => new Uint8Array(await fs.readFile(path.join(root, address)));
