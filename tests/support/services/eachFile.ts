import { afterAll } from 'vitest';
import { takeBackDatabases } from './testDatabase.ts';

afterAll(takeBackDatabases);
