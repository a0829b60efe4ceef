import { matchesWords } from '../../../domain/find/matchesWords.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import { LineIcon } from '../../components/LineIcon.tsx';
import { pressButton } from './headButtons.ts';
import type { PaletteEntry, PaletteGroup } from './PaletteEntry.ts';
import { useHeadButtons } from './useHeadButtons.ts';
import { usePaletteTexts } from './usePaletteTexts.ts';

/** Key of the group of what can be done with the open record. */
export const recordGroup = 'record';

const arrow = <LineIcon path="M5 12h14M13 6l6 6-6 6" />;

const entryOf = (button: HTMLElement, at: number): PaletteEntry => {
  const shown = { key: `record ${at}`, name: button.textContent.trim(), about: [], icon: arrow };
  return button instanceof HTMLAnchorElement
    ? { ...shown, to: button.pathname + button.search + button.hash }
    : { ...shown, run: () => pressButton(button) };
};

/** What can be done with the open record, in the words of its buttons, as far as the typed words find it. */
export const useRecordCommands = (typed: string): PaletteGroup => {
  const { ofRecord } = usePaletteTexts();
  const buttons = useHeadButtons();
  const room = buttons[0]?.closest<HTMLElement>('[data-head-of]')?.dataset['headOf'] ?? '';
  return {
    key: recordGroup,
    title: ownText(ofRecord, room) ?? '',
    entries: buttons.map(entryOf).filter(({ name }) => matchesWords(name, typed)),
  };
};
