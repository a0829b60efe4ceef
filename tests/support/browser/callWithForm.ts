import { inject } from 'vitest';

/** Posts a form to the product from outside the browser and returns the JSON. Throws on a refusal. */
export const callWithForm = async (
  path: string,
  headers: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string | File>>,
): Promise<unknown> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  const answer = await fetch(`http://127.0.0.1:${inject('port')}${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
