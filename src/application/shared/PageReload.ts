import type { ServiceIdentifier } from 'inversify';

/** Loading the page anew, which fetches the version that is deployed. */
export interface PageReload {
  now(): void;
  /** Once per build and session; answers false when it was done for this build already, or cannot be remembered. */
  oncePerBuild(build: string): boolean;
}
export const PageReload: ServiceIdentifier<PageReload> = Symbol('PageReload');
