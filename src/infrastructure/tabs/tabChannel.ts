/** Name of the channel on which tabs share a session, and of the lock that each signed-in one holds. */
const name = 'shared-session';

/** Undefined if the browser has no such channel or denies access to storage. */
const open = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

/**
 * Whether a tab has been signed in since `forget`, told at once. It may be closed by now: locks know, but answer too late
 * for the first paint.
 */
const mayAnswer = (): boolean => {
  try {
    return window.localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
};

const forget = (): void => {
  try {
    window.localStorage.removeItem(name);
  } catch {
    // Then there is nothing to forget.
  }
};

const note = (): void => {
  try {
    window.localStorage.setItem(name, 'open');
  } catch {
    // A new tab then shows the form until it has joined.
  }
};

/** How many tabs could answer; none if the browser cannot tell. */
const countAnswering = async (): Promise<number> => {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.filter((lock) => lock.name === name).length;
  } catch {
    return 0;
  }
};

/** Has this tab counted among those that answer. A browser without locks leaves each tab by itself. */
const beCounted = async (until: AbortSignal): Promise<void> => {
  try {
    await navigator.locks.request(
      name,
      { mode: 'shared' },
      () =>
        new Promise<void>((resolve) => {
          note();
          if (until.aborted) resolve();
          else until.addEventListener('abort', () => resolve());
        }),
    );
  } catch {
    // Nobody will ask.
  }
};

const send = (channel: BroadcastChannel, message: Readonly<Record<string, unknown>>): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin
  channel.postMessage(message);
};

/** How tabs of one origin find each other. */
export const tabChannel = { open, send, mayAnswer, forget, countAnswering, beCounted };
