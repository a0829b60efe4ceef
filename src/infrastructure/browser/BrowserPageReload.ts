import type { PageReload } from '../../application/shared/PageReload.ts';

const mark = 'reloaded-for';

/** Reloads the page; sessionStorage remembers for which build, so that reloads never loop. */
export class BrowserPageReload implements PageReload {
  now(): void {
    window.location.reload();
  }

  oncePerBuild(build: string): boolean {
    if (!this.#remembers(build)) return false;
    this.now();
    return true;
  }

  #remembers(build: string): boolean {
    try {
      if (window.sessionStorage.getItem(mark) === build) return false;
      window.sessionStorage.setItem(mark, build);
      return window.sessionStorage.getItem(mark) === build;
    } catch {
      return false;
    }
  }
}
