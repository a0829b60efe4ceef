import { useEffect, useState } from 'react';

/** How long a successful copy is shown, in milliseconds. */
const toldFor = 2000;

/**
 * Copies a text to the clipboard. Browsers may refuse, or have no clipboard on plain http; that outcome stays on
 * screen.
 */
export const useCopy = (text: string): { copy: () => Promise<void>; outcome: 'copied' | 'refused' | undefined } => {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), toldFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return { copy, outcome };
};
