import { matchesWords } from '../../../domain/find/matchesWords.ts';
import { keyTable } from '../../../domain/keys/keyTable.ts';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { roomsOf } from '../../../domain/access/Room.ts';
import { LineIcon } from '../../components/LineIcon.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useLeave } from '../../shared/leaving/useLeave.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { useChooseCompany } from '../../shared/workplace/useChooseCompany.ts';
import { useHandOver } from '../useHandOver.ts';
import { useSignOut } from '../useSignOut.ts';
import { useShowTool } from '../tools/useShowTool.ts';
import type { PaletteEntry, PaletteGroup } from './PaletteEntry.ts';
import { usePaletteTexts } from './usePaletteTexts.ts';

/** An entry, and the other words that find it. */
type Command = PaletteEntry & { readonly also?: string };

const plus = <LineIcon path="M12 5v14M5 12h14" />;
const swap = <LineIcon path="M7 4 3.5 7.5 7 11M3.5 7.5h15M17 13l3.5 3.5L17 20M20.5 16.5h-15" />;
const keyboard = <LineIcon path="M3 6.5h18v11H3zM7 10.5h.01M12 10.5h.01M17 10.5h.01M8 14h8" />;
const door = <LineIcon path="M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5" />;

/** Rooms, actions and pages of help that the typed words find; all of them without any. */
export const useCommands = (typed: string): readonly PaletteGroup[] => {
  const texts = usePaletteTexts();
  const { shell, workplace, account } = useAdminTexts();
  const { membership, others, elsewhere } = useWorkplace();
  const showTool = useShowTool();
  const chooseCompany = useChooseCompany();
  const handOver = useHandOver();
  const signOut = useSignOut();
  const leave = useLeave();
  const { command } = texts;

  const pages: readonly Command[] = roomsOf(membership.audience).map((room) => ({
    key: `room ${room}`,
    name: shell.room[room],
    about: [],
    icon: <RoomIcon room={room} />,
    keys: keyTable.find(({ action }) => action === room)?.keys[0] ?? '',
    to: roomPath(room),
  }));
  const ofFleet: readonly Command[] = [
    { key: 'new vehicle', ...command.newVehicle, about: [], icon: plus, to: `${roomPath('vehicles')}/new` },
    { key: 'new driver', ...command.newDriver, about: [], icon: plus, to: `${roomPath('drivers')}/new` },
    { key: 'invite', ...command.invite, about: [], icon: plus, to: `${roomPath('invitations')}/new` },
    {
      key: 'invite several',
      ...command.inviteSeveral,
      about: [],
      icon: plus,
      to: `${roomPath('invitations')}/several`,
    },
  ];
  const ofOffice: readonly Command[] = [
    { key: 'new request', ...command.newRequest, about: [], icon: plus, to: `${roomPath('requests')}/new` },
    { key: 'import', ...command.importRequests, about: [], icon: plus, to: `${roomPath('requests')}/import` },
  ];
  const adding = { fleet: ofFleet, office: ofOffice }[membership.audience];
  const board: Command = {
    key: 'board',
    ...command.board,
    about: [],
    icon: <RoomIcon room="shipments" />,
    to: `${roomPath('shipments')}/board`,
  };
  const switching: readonly Command[] = [
    ...others.map((company) => ({
      key: `switch ${company.id}`,
      name: command.switchTo.name(company.name),
      also: command.switchTo.also,
      about: [workplace.role[company.role]],
      icon: swap,
      run: () => leave(() => chooseCompany(company)),
    })),
    ...elsewhere.slice(0, 1).map(({ audience }) => ({
      key: 'elsewhere',
      name: workplace.goTo(workplace.place[audience]),
      also: command.switchTo.also,
      about: [],
      icon: swap,
      run: () => void handOver.run(audience),
    })),
  ];
  const own: readonly Command[] = [
    { key: 'keys', ...command.keys, about: [], icon: keyboard, keys: '?', run: () => showTool('keys') },
    {
      key: 'sign out',
      ...command.signOut,
      name: account.signOut,
      about: [],
      icon: door,
      run: () => leave(() => void signOut.run()),
    },
  ];
  const help: readonly Command[] = [
    {
      key: 'dates',
      ...command.dates,
      about: [],
      icon: <RoomIcon room="help" />,
      to: `${roomPath('help')}/dates`,
    },
  ];
  const found = (commands: readonly Command[]): readonly Command[] =>
    commands.filter(({ name, also = '' }) => matchesWords(`${name} ${also}`, typed));
  return [
    { key: 'rooms', title: texts.rooms, entries: found(membership.audience === 'fleet' ? [...pages, board] : pages) },
    {
      key: 'actions',
      title: texts.actions,
      entries: found([...(mayWrite(membership.role) ? adding : []), ...switching, ...own]),
    },
    { key: 'help', title: texts.help, entries: found(help) },
  ];
};
