import { expect, it } from 'vitest';
import { changesEnUS } from '../../services/mail/texts/changesEnUS.ts';
import { loadChangeKinds } from '../../src/domain/load/LoadChange.ts';
import { loadChangeNamesEnUS } from '../../src/ui/shared/freight/loadChangeNamesEnUS.ts';
import { newsOf } from '../support/services/newsOf.ts';

it.each(loadChangeKinds)('a mail calls a change of %s as the application does', (what) => {
  const packed = what === 'cargo' ? 'How the cargo is packed' : undefined;
  expect(changesEnUS([newsOf(what)], String).trim()).toBe(`- ${packed ?? loadChangeNamesEnUS[what]}`);
});
