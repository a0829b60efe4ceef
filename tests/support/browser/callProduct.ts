import { inject } from 'vitest';

/** Calls the product from outside the browser and answers its JSON; a refusal throws. */
export const callProduct = async (path: string, init: RequestInit = {}): Promise<unknown> => {
  const answer = await fetch(`http://127.0.0.1:${inject('port')}${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
