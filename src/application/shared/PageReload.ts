import type { ServiceIdentifier } from 'inversify';

/** Reloads the page to get the deployed version. */
export interface PageReload {
  now(): void;
  /** At most once per build and session; returns false if it was done before or cannot be remembered. */
  oncePerBuild(build: string): boolean;
}
export const PageReload: ServiceIdentifier<PageReload> = Symbol('PageReload');
