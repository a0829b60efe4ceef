import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useObjectAddress } from '../../../src/ui/shared/useObjectAddress.ts';

it('the object URL of a file is revoked when it is replaced or the page is left', () => {
  const taken = vi.spyOn(URL, 'revokeObjectURL');
  const [png, webp] = ['image/png', 'image/webp'].map((type) => new Blob([], { type }));
  const { result, rerender, unmount } = renderHook((file: Blob | undefined) => useObjectAddress(file), {
    initialProps: png,
  });
  expect(result.current).toBe('blob:image/png');
  rerender(webp);
  expect(result.current).toBe('blob:image/webp');
  unmount();
  expect(taken.mock.calls).toEqual([['blob:image/png'], ['blob:image/webp']]);
});
