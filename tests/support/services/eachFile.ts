import { afterAll } from 'vitest';
import { takeBackDatabases } from './testDatabase.ts';
import { removeWorldFolders } from './worldFolders.ts';

afterAll(takeBackDatabases);
afterAll(removeWorldFolders);
