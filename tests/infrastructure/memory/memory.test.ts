import { describe, expect, it, vi } from 'vitest';
import { CountedWork } from '../../../src/infrastructure/memory/CountedWork.ts';
import { CountedRequests } from '../../../src/infrastructure/memory/CountedRequests.ts';
import { KeptBrandCompany } from '../../../src/infrastructure/memory/KeptBrandCompany.ts';
import { NoticeBoard } from '../../../src/infrastructure/memory/NoticeBoard.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { FakeIds } from '../../support/fakes/FakeIds.ts';

const textsOn = (board: NoticeBoard) => board.list().map(({ text }) => text);

describe('the notice board', () => {
  it('shows the same text once, as the newest, with the latest way to try again', () => {
    const board = new NoticeBoard(new FakeIds());
    const again = vi.fn<() => void>();
    board.tell('Out of reach.');
    board.tell('Saved.');
    board.tell('Out of reach.', again);
    expect(textsOn(board)).toEqual(['Saved.', 'Out of reach.']);
    expect(board.list()[1]?.retry).toBe(again);
  });

  it('takes down the one notice that is dismissed', () => {
    const board = new NoticeBoard(new FakeIds());
    board.tell('One.');
    board.tell('Two.');
    board.dismiss(board.list()[0]?.id ?? '');
    board.dismiss('unknown');
    expect(textsOn(board)).toEqual(['Two.']);
  });

  it('lets whoever told something take it back', () => {
    const board = new NoticeBoard(new FakeIds());
    const takeBack = board.tell('One.');
    board.tell('Two.');
    takeBack();
    expect(textsOn(board)).toEqual(['Two.']);
  });

  it('offers the same list until something changes, and tells who listens', () => {
    const board = new NoticeBoard(new FakeIds());
    const heard = vi.fn<() => void>();
    const stop = board.onChange(heard);
    const before = board.list();
    expect(board.list()).toBe(before);
    board.tell('One.');
    expect(board.list()).not.toBe(before);
    stop();
    board.tell('Two.');
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('unsaved work', () => {
  it('is there until the last piece of it has ended', () => {
    const work = new CountedWork();
    expect(work.any()).toBe(false);
    const [endFirst, endSecond] = [work.begin(), work.begin()];
    endFirst();
    expect(work.any()).toBe(true);
    endSecond();
    expect(work.any()).toBe(false);
  });

  it('ends once for each piece, however often that is said', () => {
    const work = new CountedWork();
    const end = work.begin();
    work.begin();
    end();
    end();
    expect(work.any()).toBe(true);
  });
});

describe('the pending requests', () => {
  it('are any until the last one ends', () => {
    const pending = new CountedRequests();
    const [endFirst, endSecond] = [pending.begin(), pending.begin()];
    endFirst();
    expect(pending.any()).toBe(true);
    endSecond();
    expect(pending.any()).toBe(false);
  });

  it('end once each, however often they say so', () => {
    const pending = new CountedRequests();
    const end = pending.begin();
    pending.begin();
    end();
    end();
    expect(pending.any()).toBe(true);
  });

  it('tell who listens', () => {
    const pending = new CountedRequests();
    const heard = vi.fn<() => void>();
    const stop = pending.onChange(heard);
    pending.begin()();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    pending.begin();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

it('keeps the brand company, and tells who listens', () => {
  const kept = new KeptBrandCompany();
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
