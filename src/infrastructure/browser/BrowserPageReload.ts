import type { PageReload } from '../../application/shared/PageReload.ts';

const mark = 'reloaded-for';

/** So many builds are remembered: whoever asks names the file it was loaded from, and a tab may see several builds. */
const most = 20;

/** Reloads the page; sessionStorage remembers for which builds, so that reloads never loop. */
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
      const known = window.sessionStorage.getItem(mark)?.split('\n') ?? [];
      if (known.includes(build) || known.length >= most) return false;
      const marks = [...known, build].join('\n');
      window.sessionStorage.setItem(mark, marks);
      return window.sessionStorage.getItem(mark) === marks;
    } catch {
      return false;
    }
  }
}
