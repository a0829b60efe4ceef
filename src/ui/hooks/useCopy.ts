import { useState } from 'react';

/** Puts a text on the clipboard. A browser may refuse it, or have none on plain http. */
export const useCopy = (text: string): { copy: () => Promise<void>; outcome: 'copied' | 'refused' | undefined } => {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
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
