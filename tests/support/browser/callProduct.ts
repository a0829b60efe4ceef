import { inject } from 'vitest';

interface Call {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** A form is sent as it is, anything else as JSON. */
  readonly body?: object;
}

/** Calls the product from outside the browser and returns the JSON. Throws on a refusal. */
export const callProduct = async (path: string, { method = 'GET', headers, body }: Call = {}): Promise<unknown> => {
  const isForm = body instanceof FormData;
  const answer = await fetch(`http://127.0.0.1:${inject('port')}${path}`, {
    method,
    headers: { ...(!isForm && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
