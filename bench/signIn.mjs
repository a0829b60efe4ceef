const password = 'Haul-2026-demo';

/** Signs in a demo account. Returns its credentials and the headers to act for the named company. */
export async function signIn(origin, { email, name }) {
  const credentials = { username: email, password };
  const { token, user } = await answerOf(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const authorization = { Authorization: `Bearer ${token}` };
  const own = await answerOf(`${origin}/v1/companies?isPaged=false&userId=${user.id}`, { headers: authorization });
  const company = own.find((each) => each.name === name);
  return { credentials, userId: user.id, headers: { ...authorization, 'X-Company-Id': company.id } };
}

/** The data of an answer. Throws unless it is a success. */
export async function answerOf(address, options) {
  const answer = await fetch(address, options);
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  return (await answer.json()).data;
}
