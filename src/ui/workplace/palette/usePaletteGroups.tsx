import { roomPath } from '../../../domain/access/roomPath.ts';
import type { FoundRecord } from '../../../domain/find/FoundRecord.ts';
import { matchesWords } from '../../../domain/find/matchesWords.ts';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { SearchIcon } from '../../components/SearchIcon.tsx';
import { shortDay } from '../../shared/freight/shortDay.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useSettled } from '../../shared/useSettled.ts';
import type { PaletteEntry, PaletteGroup } from './PaletteEntry.ts';
import { useCommands } from './useCommands.tsx';
import { useFoundRecords } from './useFoundRecords.ts';
import { usePaletteTexts } from './usePaletteTexts.ts';
import { useRecordCommands } from './useRecordCommands.tsx';
import { useRecentRecords } from './useRecentRecords.ts';

/** Milliseconds without typing before the services are asked. */
const rest = 150;

/** The day of a pickup by the clock there: "Tue 24 Nov". */
const pickupDay = ({ pickup }: FoundRecord, locale: string): readonly string[] => {
  const at = Date.parse(pickup?.from ?? '');
  if (Number.isNaN(at)) return [];
  return [shortDay(at, pickup?.timeZone, locale)];
};

/**
 * What the palette offers for the typed words: what can be done with the open record, records opened last, commands, then the records
 * that are found. An action that the words do not begin comes last, and only after the search: Enter on a town must find it, not report
 * the arrival there.
 */
export const usePaletteGroups = (typed: string) => {
  const texts = usePaletteTexts();
  const { shell } = useAdminTexts();
  const locale = useLocale();
  const words = typed.trim().replaceAll(/\s+/g, ' ');
  const settled = useSettled(words, rest);
  const recents = useRecentRecords().filter(({ name, about }) => matchesWords([name, ...about].join(' '), words));
  const open = useRecordCommands(words);
  const commands = useCommands(words);
  const found = useFoundRecords(settled);
  const isFresh = settled === words;
  const entryOf = (record: FoundRecord): PaletteEntry => ({
    key: `${record.room} ${record.id}`,
    name: record.name,
    about: [...record.about, ...pickupDay(record, locale)],
    icon: <RoomIcon room={record.room} />,
    to: record.path,
  });
  const isRecent = (record: FoundRecord): boolean => recents.some(({ path }) => path === record.path);

  const records: readonly PaletteGroup[] = (isFresh ? found.pages : []).map(({ room, page }) => {
    const { rows, total } = page;
    const all: PaletteEntry = {
      key: `all ${room}`,
      name: texts.showAll(new Intl.NumberFormat(locale).format(total), shell.room[room]),
      about: [],
      icon: <SearchIcon />,
      to: `${roomPath(room)}?${new URLSearchParams({ q: words }).toString()}`,
    };
    const shown = rows.filter((record) => !isRecent(record)).map(entryOf);
    return { key: room, title: shell.room[room], entries: total > rows.length ? [...shown, all] : shown };
  });
  const isPending = !isFresh || found.isPending;
  const leads = open.entries.some(({ name }) => name.toLowerCase().startsWith(words.toLowerCase()));
  const groups = [
    ...(leads ? [open] : []),
    { key: 'recent', title: texts.recent, entries: recents.map(entryOf) },
    ...commands,
    ...records,
    ...(leads || isPending ? [] : [open]),
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isPending,
    isFailed: isFresh && found.isFailed,
  };
};
