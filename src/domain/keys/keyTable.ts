/**
 * All keys of the workplace, by where they work: the only source for what a key does and for the page that lists them. A key is
 * written as `KeyboardEvent.key`, with `Mod+` for Ctrl (Command on a Mac); two in a row are pressed one after the other. The first
 * of `keys` is the one to tell people about. `audience` is set where only one audience has the action.
 */
export const keyTable = [
  { part: 'everywhere', action: 'openPalette', keys: ['Mod+k'] },
  { part: 'everywhere', action: 'showKeys', keys: ['?'] },
  { part: 'everywhere', action: 'close', keys: ['Escape'] },
  { part: 'list', action: 'search', keys: ['/'] },
  { part: 'list', action: 'nextRow', keys: ['j', 'ArrowDown'] },
  { part: 'list', action: 'previousRow', keys: ['k', 'ArrowUp'] },
  { part: 'list', action: 'openRow', keys: ['Enter'] },
  { part: 'list', action: 'editRow', keys: ['e'] },
  { part: 'list', action: 'selectRow', keys: ['x'] },
  { part: 'list', action: 'offerForRow', keys: ['o'], audience: 'fleet' },
  { part: 'list', action: 'watchRow', keys: ['w'], audience: 'fleet' },
  { part: 'list', action: 'toggleMap', keys: ['m'], audience: 'fleet' },
  { part: 'list', action: 'nextView', keys: [']'] },
  { part: 'list', action: 'previousView', keys: ['['] },
  { part: 'record', action: 'nextRecord', keys: ['j'] },
  { part: 'record', action: 'previousRecord', keys: ['k'] },
  { part: 'record', action: 'editRecord', keys: ['e'] },
  { part: 'record', action: 'acceptOffer', keys: ['a'], audience: 'office' },
  { part: 'record', action: 'makeOffer', keys: ['o'], audience: 'fleet' },
  { part: 'record', action: 'watchLoad', keys: ['w'], audience: 'fleet' },
  { part: 'record', action: 'duplicateRecord', keys: ['d'], audience: 'office' },
  { part: 'form', action: 'submitForm', keys: ['Mod+Enter'] },
  { part: 'rooms', action: 'dashboard', keys: ['g t'] },
  { part: 'rooms', action: 'loads', keys: ['g l'] },
  { part: 'rooms', action: 'offers', keys: ['g o'] },
  { part: 'rooms', action: 'shipments', keys: ['g s'] },
  { part: 'rooms', action: 'statements', keys: ['g b'] },
  { part: 'rooms', action: 'vehicles', keys: ['g v'] },
  { part: 'rooms', action: 'drivers', keys: ['g d'] },
  { part: 'rooms', action: 'invitations', keys: ['g i'] },
  { part: 'rooms', action: 'papers', keys: ['g p'] },
  { part: 'rooms', action: 'requests', keys: ['g r'] },
  { part: 'rooms', action: 'notifications', keys: ['g n'] },
  { part: 'rooms', action: 'carriers', keys: ['g a'] },
  { part: 'rooms', action: 'reports', keys: ['g k'] },
  { part: 'rooms', action: 'company', keys: ['g c'] },
  { part: 'rooms', action: 'account', keys: ['g y'] },
  { part: 'rooms', action: 'help', keys: ['g h'] },
] as const;

export type KeyEntry = (typeof keyTable)[number];
export type KeyPart = KeyEntry['part'];

/** What a key does. */
export type KeyAction = KeyEntry['action'];
