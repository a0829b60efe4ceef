import type { ServiceIdentifier } from 'inversify';
import type { Widened } from '../Widened.ts';
import type { enUS } from './enUS.ts';

/** The text catalogue of the download page; loaded with it. */
export type DownloadTexts = Widened<typeof enUS>;
export const DownloadTexts: ServiceIdentifier<DownloadTexts> = Symbol('DownloadTexts');
