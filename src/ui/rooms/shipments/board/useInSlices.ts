import { useEffect, useState } from 'react';

/**
 * Which of these are drawn: those that were, and some more with each frame, so that no key and no pointer waits for all of them. They
 * are drawn anew for another `subject`, and when they come back into sight.
 */
export const useInSlices = (keys: readonly string[], subject: unknown, size: number): ReadonlySet<string> => {
  const [before, setBefore] = useState<{ readonly subject: unknown; readonly drawn: ReadonlySet<string> }>();
  const drawn = before && before.subject === subject ? before.drawn : undefined;
  const more = keys.filter((key) => drawn?.has(key) !== true).slice(0, size);
  const now = new Set(keys.filter((key) => drawn?.has(key) === true || more.includes(key)));
  // What has left the sight is drawn in its turn again.
  const isOpen = more.length > 0 || (drawn?.size ?? 0) > now.size;
  useEffect(() => {
    if (!isOpen) return undefined;
    const frame = requestAnimationFrame(() => setBefore({ subject, drawn: now }));
    return () => cancelAnimationFrame(frame);
  });
  return now;
};
