import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { findAnswer } from '../../../../services/web/idempotency/findAnswer.ts';
import { keptSlices } from '../../../../services/web/idempotency/keptSlices.ts';
import { openWorld, type World } from '../../../support/services/openWorld.ts';
import { addMember, type TestMember } from '../../../support/services/people.ts';

let world: World;
let member: TestMember;
beforeAll(async () => {
  world = await openWorld();
  member = await addMember(world);
});

/** A call of slices, each of which leaves a mail with its number in the outbox. */
function openCall() {
  const { db, clock } = world.services;
  const call = { key: randomUUID(), user_id: member.id, company_id: member.company, route: 'POST test' };
  const to = `${call.key}@people.test`;
  const note = async (at: number) => {
    await db
      .insertInto('outbox')
      .values({ id: randomUUID(), to_address: to, subject: '', text: String(at), at: clock.now() })
      .execute();
    return `slice ${at}`;
  };
  const notes = async () =>
    (await db.selectFrom('outbox').select('text').where('to_address', '=', to).orderBy('text').execute()).map(
      ({ text }) => text,
    );
  return {
    note,
    notes,
    kept: () => findAnswer(db, call, clock.now()),
    run: (slice: (at: number) => Promise<string>) => keptSlices(world.services, call, 'hash')(4, slice),
  };
}

it('slices are kept one by one, and a call that failed halfway goes on when it is repeated', async () => {
  const { note, notes, kept, run } = openCall();
  const broken = async (at: number) => {
    const done = await note(at);
    if (at === 2) throw new Error('broken');
    return done;
  };
  await expect(run(broken)).rejects.toThrow('broken');
  expect(await notes()).toEqual(['0', '1']);
  expect((await kept())?.answer).toBe('["slice 0","slice 1"]');
  expect(await run(note)).toEqual(['slice 0', 'slice 1', 'slice 2', 'slice 3']);
  expect(await notes()).toEqual(['0', '1', '2', '3']);
  expect(await run(note)).toEqual(['slice 0', 'slice 1', 'slice 2', 'slice 3']);
  expect(await notes()).toEqual(['0', '1', '2', '3']);
});

/** Who is told, and how many, depends on who reads first: whoever reads when all is done is answered, too. */
it('six that go on with a call at once do each slice once; each is answered whole or told that it is under way', async () => {
  const { note, notes, run } = openCall();
  const all = ['slice 0', 'slice 1', 'slice 2', 'slice 3'];
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => run(note)));
  const told = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const answered = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(told).toMatchObject(told.map(() => ({ status: 409, reason: 'under_way' })));
  expect(answered).toEqual(answered.map(() => all));
  expect(await run(note)).toEqual(all);
  expect(await notes()).toEqual(['0', '1', '2', '3']);
});

it('a batch of invitations of several slices is answered row by row, and the same again under its key', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const rows = Array.from({ length: 12 }, (_, at) => ({
    name: 'Doru',
    phone: `+4072100000${String(at).padStart(2, '0')}`,
  }));
  const invite = () => world.call('/invitations/batch', { ...member, headers, json: { rows } });
  const first = await invite();
  const again = await invite();
  expect([first.status, again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 200, 'true']);
  expect(again.text).toBe(first.text);
  expect(first.body.data.results.map(({ row, errors }: { row: number; errors?: object }) => [row, errors])).toEqual(
    rows.map((_, at) => [at, undefined]),
  );
});
