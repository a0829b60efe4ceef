import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '../../../src/infrastructure/browser/registerServiceWorker.ts';

const register = vi.fn<(address: string) => Promise<unknown>>();
const withWorkers = (): void => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  register.mockReset();
  vi.unstubAllEnvs();
});

describe('the service worker', () => {
  it('is registered by the built application, which works on if that fails', async () => {
    vi.stubEnv('PROD', true);
    withWorkers();
    register.mockRejectedValue(new Error('storage is full'));
    registerServiceWorker();
    await expect(register.mock.results[0]?.value).rejects.toThrow('storage is full');
    expect(register.mock.calls).toEqual([['/service-worker.js']]);
  });

  it('is left out while developing', () => {
    withWorkers();
    registerServiceWorker();
    expect(register).not.toHaveBeenCalled();
  });

  it('is left out where the browser has none', () => {
    vi.stubEnv('PROD', true);
    expect(registerServiceWorker).not.toThrow();
    expect(register).not.toHaveBeenCalled();
  });
});
