/** Reads an answer to its end. Throws unless it has this status. */
export async function expectStatus(status, answering) {
  const answer = await answering;
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${answer.url} answered ${answer.status} where ${status} was due.`);
}
