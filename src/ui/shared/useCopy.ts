import { useEffect, useState } from 'react';

/** How long a copy that was made is told, in ms. */
const toldFor = 2000;

/** Puts a text on the clipboard. A browser may refuse it, or have none on plain http; that stays told. */
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
