import { describe, expect, it, vi } from 'vitest';
import { MemoryUnsavedWork } from '../../../src/infrastructure/memory/MemoryUnsavedWork.ts';
import { MemoryPendingRequests } from '../../../src/infrastructure/memory/MemoryPendingRequests.ts';
import { MemoryBrandCompany } from '../../../src/infrastructure/memory/MemoryBrandCompany.ts';
import { MemoryNotices } from '../../../src/infrastructure/memory/MemoryNotices.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { FakeIds } from '../../support/fakes/FakeIds.ts';

const textsOn = (board: MemoryNotices) => board.list().map(({ text }) => text);

describe('the notice board', () => {
  it('shows a repeated notice once, at the end, with its latest retry', () => {
    const board = new MemoryNotices(new FakeIds());
    const again = vi.fn<() => void>();
    board.show('Out of reach.');
    board.show('Saved.');
    board.show('Out of reach.', again);
    expect(textsOn(board)).toEqual(['Saved.', 'Out of reach.']);
    expect(board.list()[1]?.retry).toBe(again);
  });

  it('removes only the dismissed notice', () => {
    const board = new MemoryNotices(new FakeIds());
    board.show('One.');
    board.show('Two.');
    board.dismiss(board.list()[0]?.id ?? '');
    board.dismiss('unknown');
    expect(textsOn(board)).toEqual(['Two.']);
  });

  it('lets the caller take its notice back', () => {
    const board = new MemoryNotices(new FakeIds());
    const takeBack = board.show('One.');
    board.show('Two.');
    takeBack();
    expect(textsOn(board)).toEqual(['Two.']);
  });

  it('keeps three, of good news the newest beside what failed', () => {
    const board = new MemoryNotices(new FakeIds());
    board.show('Out of reach.');
    for (const text of ['One', 'Two', 'Three', 'Four']) board.tell(text);
    expect(textsOn(board)).toEqual(['Out of reach.', 'Three', 'Four']);
    board.forgetNews();
    expect(textsOn(board)).toEqual(['Out of reach.']);
  });

  it('keeps the newest three of what failed', () => {
    const board = new MemoryNotices(new FakeIds());
    for (const text of ['One', 'Two', 'Three', 'Four']) board.show(text);
    expect(textsOn(board)).toEqual(['Two', 'Three', 'Four']);
  });

  it('keeps what can be undone before all others, and the latest whatever it is', () => {
    const board = new MemoryNotices(new FakeIds());
    const undo = { label: 'Undo', run: () => undefined };
    board.tell('Deleted', [undo]);
    board.show('Out of reach.');
    for (const text of ['One', 'Two']) board.tell(text);
    expect(textsOn(board)).toEqual(['Deleted', 'Out of reach.', 'Two']);
    board.tell('Moved', [undo]);
    board.tell('Renamed', [undo]);
    expect(textsOn(board)).toEqual(['Deleted', 'Moved', 'Renamed']);
    board.show('Saving failed.');
    expect(textsOn(board)).toEqual(['Moved', 'Renamed', 'Saving failed.']);
  });

  it('keeps two of the same words that can be undone, each with its own way back', () => {
    const board = new MemoryNotices(new FakeIds());
    const undo = { label: 'Undo', run: () => undefined };
    board.tell('1 draft deleted', [undo]);
    board.tell('1 draft deleted', [undo]);
    board.tell('Saved');
    board.tell('Saved');
    expect(textsOn(board)).toEqual(['1 draft deleted', '1 draft deleted', 'Saved']);
  });

  it('returns the same list until it changes, and notifies listeners', () => {
    const board = new MemoryNotices(new FakeIds());
    const heard = vi.fn<() => void>();
    const stop = board.onChange(heard);
    const before = board.list();
    expect(board.list()).toBe(before);
    board.show('One.');
    expect(board.list()).not.toBe(before);
    board.forgetNews();
    stop();
    board.show('Two.');
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('unsaved work', () => {
  it('exists until its last part has ended', () => {
    const work = new MemoryUnsavedWork();
    expect(work.any()).toBe(false);
    const [endFirst, endSecond] = [work.begin(), work.begin()];
    endFirst();
    expect(work.any()).toBe(true);
    endSecond();
    expect(work.any()).toBe(false);
  });

  it('ends each part only once', () => {
    const work = new MemoryUnsavedWork();
    const end = work.begin();
    work.begin();
    end();
    end();
    expect(work.any()).toBe(true);
  });
});

describe('pending requests', () => {
  it('exist until the last one has ended', () => {
    const pending = new MemoryPendingRequests();
    const [endFirst, endSecond] = [pending.begin(), pending.begin()];
    endFirst();
    expect(pending.any()).toBe(true);
    endSecond();
    expect(pending.any()).toBe(false);
  });

  it('end only once each', () => {
    const pending = new MemoryPendingRequests();
    const end = pending.begin();
    pending.begin();
    end();
    end();
    expect(pending.any()).toBe(true);
  });

  it('notify listeners', () => {
    const pending = new MemoryPendingRequests();
    const heard = vi.fn<() => void>();
    const stop = pending.onChange(heard);
    pending.begin()();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    pending.begin();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

it('keeps the brand company and notifies listeners', () => {
  const kept = new MemoryBrandCompany();
  const heard = vi.fn<() => void>();
  const stop = kept.onChange(heard);
  expect(kept.read()).toBeUndefined();
  const greenline = companyFactory.build();
  kept.keep(greenline);
  expect(kept.read()).toBe(greenline);
  stop();
  kept.keep(undefined);
  expect(heard).toHaveBeenCalledOnce();
});
