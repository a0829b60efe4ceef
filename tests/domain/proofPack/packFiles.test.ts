import { describe, expect, it } from 'vitest';
import { packFiles } from '../../../src/domain/proofPack/packFiles.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';

const file = (id: string, size = 1, name = `${id}.png`) => ({ id, name, mime: 'image/png', size, sha256: '' });
const foundIn = (...documents: Parameters<typeof packFiles>[0]['documents']) =>
  packFiles({ documents }).map(({ file: { id }, why, isOnCover }) => [id, why ?? (isOnCover ? 'cover' : 'page')]);

describe('the files of a pack', () => {
  it('are those of proofs that hold, then of papers of the goods', () => {
    expect(
      foundIn(
        proofFactory.build({ type: 'cmr', standing: undefined, files: [file('cmr')] }),
        proofFactory.build({ type: 'customs', standing: undefined, files: [file('customs')] }),
        proofFactory.build({ standing: 'rejected', files: [file('first')] }),
        proofFactory.build({ files: [file('second'), file('signature', 1, 'signature.png')] }),
      ),
    ).toEqual([
      ['first', 'rejected'],
      ['second', 'page'],
      ['signature', 'cover'],
      ['cmr', 'page'],
      ['customs', 'other_paper'],
    ]);
  });

  it('come to 60 MB at most; what is left out counts nothing', () => {
    expect(
      foundIn(
        proofFactory.build({ standing: 'rejected', files: [file('rejected', 50_000_000)] }),
        proofFactory.build({ files: [file('a', 59_999_999), file('b', 2), file('c', 1)] }),
      ),
    ).toEqual([
      ['rejected', 'rejected'],
      ['a', 'page'],
      ['b', 'too_much'],
      ['c', 'page'],
    ]);
  });
});
