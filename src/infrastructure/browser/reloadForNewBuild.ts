import type { PageReload } from '../../application/shared/PageReload.ts';

/** What Vite dispatches on the window when a chunk cannot be loaded. */
const chunkFailed = 'vite:preloadError';

/** The address of the script that the page begins with: its name changes with each build. */
const ownScript = (): string | null | undefined =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src');

/** Whether the server's page begins with another script by now. Without an answer nothing is known, so it is not. */
const isNewBuildOut = async (script: string): Promise<boolean> => {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(script);
  } catch {
    return false;
  }
};

/**
 * Reloads the page, once per build, when a chunk is gone because a newer build replaced it: nothing else brings it back. Not while
 * something typed is unsaved: a chunk may have been wanted ahead, and the part that does not load says so in its place.
 */
export const reloadForNewBuild = (reload: PageReload, hasUnsaved: () => boolean): void => {
  const check = async (): Promise<void> => {
    const script = ownScript();
    if (script && (await isNewBuildOut(script)) && !hasUnsaved()) reload.oncePerBuild(script);
  };
  window.addEventListener(chunkFailed, () => void check());
};
