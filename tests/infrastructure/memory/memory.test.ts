import { describe, expect, it, vi } from 'vitest';
import { CountedWork } from '../../../src/infrastructure/memory/CountedWork.ts';
import { CountedRequests } from '../../../src/infrastructure/memory/CountedRequests.ts';
import { KeptBrandCompany } from '../../../src/infrastructure/memory/KeptBrandCompany.ts';
import { NoticeBoard } from '../../../src/infrastructure/memory/NoticeBoard.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { FakeIds } from '../../support/fakes/FakeIds.ts';

const textsOn = (board: NoticeBoard) => board.list().map(({ text }) => text);

describe('the notice board', () => {
  it('shows a repeated notice once, at the end, with its latest retry', () => {
    const board = new NoticeBoard(new FakeIds());
    const again = vi.fn<() => void>();
    board.tell('Out of reach.');
    board.tell('Saved.');
    board.tell('Out of reach.', again);
    expect(textsOn(board)).toEqual(['Saved.', 'Out of reach.']);
    expect(board.list()[1]?.retry).toBe(again);
  });

  it('removes only the dismissed notice', () => {
    const board = new NoticeBoard(new FakeIds());
    board.tell('One.');
    board.tell('Two.');
    board.dismiss(board.list()[0]?.id ?? '');
    board.dismiss('unknown');
    expect(textsOn(board)).toEqual(['Two.']);
  });

  it('lets the caller take its notice back', () => {
    const board = new NoticeBoard(new FakeIds());
    const takeBack = board.tell('One.');
    board.tell('Two.');
    takeBack();
    expect(textsOn(board)).toEqual(['Two.']);
  });

  it('returns the same list until it changes, and notifies listeners', () => {
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
  it('exists until its last part has ended', () => {
    const work = new CountedWork();
    expect(work.any()).toBe(false);
    const [endFirst, endSecond] = [work.begin(), work.begin()];
    endFirst();
    expect(work.any()).toBe(true);
    endSecond();
    expect(work.any()).toBe(false);
  });

  it('ends each part only once', () => {
    const work = new CountedWork();
    const end = work.begin();
    work.begin();
    end();
    end();
    expect(work.any()).toBe(true);
  });
});

describe('pending requests', () => {
  it('exist until the last one has ended', () => {
    const pending = new CountedRequests();
    const [endFirst, endSecond] = [pending.begin(), pending.begin()];
    endFirst();
    expect(pending.any()).toBe(true);
    endSecond();
    expect(pending.any()).toBe(false);
  });

  it('end only once each', () => {
    const pending = new CountedRequests();
    const end = pending.begin();
    pending.begin();
    end();
    end();
    expect(pending.any()).toBe(true);
  });

  it('notify listeners', () => {
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

it('keeps the brand company and notifies listeners', () => {
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
