import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useCompanyKey } from '../../../src/ui/shared/useCompanyKey.ts';
import { useLiveChanges } from '../../../src/ui/workplace/useLiveChanges.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeLiveChanges } from '../../support/fakes/FakeLiveChanges.ts';
import { renderRoom } from '../../support/renderRoom.tsx';

const second = 1_000;
/** How often each part was read. */
let reads: Record<string, number>;
beforeEach(() => {
  reads = {};
});

interface ReadProps {
  readonly part: 'vehicles' | 'invitations';
  readonly which: readonly string[];
}

const Read = ({ part, which }: ReadProps) => {
  const name = [part, ...which].join(' ');
  const queryFn = (): number => {
    const times = (reads[name] ?? 0) + 1;
    reads[name] = times;
    return times;
  };
  const { data } = useQuery({ queryKey: useCompanyKey()(part, ...which), queryFn });
  return <output aria-label={name}>{data}</output>;
};

const Screen = () => {
  useLiveChanges();
  return (
    <>
      <Read part="vehicles" which={['list']} />
      <Read part="vehicles" which={['one', 'v1']} />
      <Read part="vehicles" which={['one', 'v2']} />
      <Read part="invitations" which={['list']} />
    </>
  );
};

const shows = (name: string, times: number) => screen.findByText(String(times), { selector: `[aria-label="${name}"]` });

const open = async () => {
  const live = new FakeLiveChanges();
  // Ahead of the query cache, which has a clock of its own.
  const clock = new FakeClock(Date.now() + 60 * second);
  renderRoom(<Screen />, { liveChanges: live, clock });
  await shows('invitations list', 1);
  return { live, pass: (milliseconds: number) => act(async () => clock.advance(milliseconds)) };
};

const see = (visibility: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('reads the lists and the record again that a change makes stale, and nothing else', async () => {
  const { live, pass } = await open();
  live.change('vehicle', 'v1');
  await pass(second);
  await shows('vehicles list', 2);
  await shows('vehicles one v1', 2);
  expect(reads).toEqual({ 'vehicles list': 2, 'vehicles one v1': 2, 'vehicles one v2': 1, 'invitations list': 1 });
});

it('reads everything again when too much changed', async () => {
  const { live, pass } = await open();
  act(() => live.say('reset', '1'));
  await pass(5 * second);
  await shows('vehicles one v2', 2);
  await shows('invitations list', 2);
  expect(Object.values(reads)).toEqual([2, 2, 2, 2]);
});

it('lets the stream go half a minute after the page was hidden, and goes on when it is seen', async () => {
  const { live, pass } = await open();
  act(() => live.say('ready', '1'));
  see('hidden');
  await pass(29 * second);
  see('visible');
  await pass(10 * second);
  expect(live.asked).toEqual([undefined]);
  see('hidden');
  await pass(30 * second);
  see('visible');
  expect(live.asked).toEqual([undefined, '1']);
});
