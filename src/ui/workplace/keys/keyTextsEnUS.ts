import type { Room } from '../../../domain/access/Room.ts';
import type { KeyAction, KeyPart } from '../../../domain/keys/keyTable.ts';

/** Texts of the list of keys in American English. */
export const keyTextsEnUS = {
  title: 'Keyboard shortcuts',
  or: 'or',
  part: {
    everywhere: 'Everywhere',
    list: 'In a list',
    record: 'On a record',
    form: 'In a form',
    rooms: 'Go to a page',
  } satisfies Record<KeyPart, string>,
  action: {
    openPalette: 'Search and commands',
    showKeys: 'These shortcuts',
    close: 'Close, or go back to the list',
    search: 'Search the list',
    nextRow: 'Next row',
    previousRow: 'Previous row',
    openRow: 'Open the row',
    editRow: 'Edit the row',
    selectRow: 'Select the row',
    offerForRow: 'Make an offer for the load',
    watchRow: 'Watch the load, or stop watching it',
    toggleMap: 'Show or hide the map of loads',
    nextView: 'Next view',
    previousView: 'Previous view',
    nextRecord: 'Next record of the list',
    previousRecord: 'Previous record of the list',
    editRecord: 'Edit the record',
    acceptOffer: 'Accept the offer (asks first)',
    makeOffer: 'Make an offer for the load',
    watchLoad: 'Watch the load, or stop watching it',
    duplicateRecord: 'Duplicate the record',
    submitForm: 'Save or send the form',
  } satisfies Record<Exclude<KeyAction, Room>, string>,
  letters: 'Shortcuts without Ctrl',
  lettersText:
    'Turn them off if speech input or stray key presses trigger them. Ctrl K, Enter, Esc and the arrow keys keep working.',
} as const;
